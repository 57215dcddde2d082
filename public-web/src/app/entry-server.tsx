import { prerender } from 'react-dom/static';
import { OUTDATED, SAMPLES } from '../content/samples.js';
import { App } from './app.js';
import { Document, type DocumentAssets } from './document.js';
import { documents } from './documents.js';
import { findRoute, loadPage } from './routes.js';
import { siteFiles } from './seo/site-files.js';
import { SHARE_PICTURES } from './share-pictures.js';

export { documents, OUTDATED, SAMPLES, SHARE_PICTURES, siteFiles };

/** Moves the styles before the fonts that React writes first: nothing is painted until the styles are there. */
function stylesFirst(html: string, { styles }: DocumentAssets): string {
  const links = styles.map((href) => `<link rel="stylesheet" href="${href}"/>`);
  const rest = links.reduce((text, link) => text.replace(link, ''), html);
  if (rest === html) throw new Error('The document does not name its styles as expected');
  return rest.replace('<head>', () => `<head>${links.join('')}`);
}

/** The HTML of a page, without inline scripts and styles: the Content-Security-Policy refuses them. */
export async function renderDocument(path: string, assets: DocumentAssets): Promise<string> {
  const first = await loadPage(findRoute(path));
  const { prelude } = await prerender(
    <Document path={path} assets={assets}>
      <App first={first} />
    </Document>,
    {
      // With a limit, React would send large parts of a page later, and need an inline script to put them in place.
      progressiveChunkSize: Infinity,
      onError: (error) => {
        throw error;
      },
    },
  );
  return stylesFirst(await new Response(prelude).text(), assets);
}
