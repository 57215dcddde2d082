import { prerender } from 'react-dom/static';
import { App } from './app.js';
import { Document, type DocumentAssets } from './document.js';
import { documents, findRoute, loadPage } from './routes.js';

export { documents };

/** The finished HTML of one address; holds no script and no style of its own. */
export async function renderDocument(path: string, assets: DocumentAssets): Promise<string> {
  const first = await loadPage(findRoute(path));
  const { prelude } = await prerender(
    <Document assets={assets}>
      <App first={first} ssrPath={path} />
    </Document>,
    {
      onError: (error) => {
        throw error;
      },
    },
  );
  return new Response(prelude).text();
}
