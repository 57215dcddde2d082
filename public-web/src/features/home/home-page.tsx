import { Activity, lazy } from 'react';
import { PageHead } from '../../components/page-head.js';
import { HERO } from '../../content/hero.js';
import { firstTouch } from '../../lib/first-touch.js';
import { TestOfferAtHome } from '../applications/index.js';
import { Hero } from './hero/hero.js';

const isPrerendered = !import.meta.env.SSR && document.getElementById('services') !== null;

// If the code can't be loaded, the prerendered HTML stays; it works without scripts.
const never = (): Promise<never> => new Promise(() => undefined);

const load = () => import('./sections.js');

/** Two fifths of the page's code, which nobody needs before the first touch. */
const Sections = lazy(() => (isPrerendered ? firstTouch().then(load).catch(never) : load()));

export function Page() {
  return (
    <>
      <PageHead isIndexed title={HERO.title} description={HERO.description} />
      <Hero />
      {/* The prerendered HTML stays until the code is loaded; a fallback would flash after a change of page. */}
      <Activity>
        <Sections />
      </Activity>
      <TestOfferAtHome />
    </>
  );
}
