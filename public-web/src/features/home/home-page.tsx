import { Activity, lazy } from 'react';
import { PageHead } from '../../components/page-head.js';
import { COMPANY } from '../../content/company.js';
import { firstTouch } from '../../lib/first-touch.js';
import { TestOfferAtHome } from '../applications/index.js';
import { Hero } from './hero/hero.js';

const isPrerendered = !import.meta.env.SSR && document.getElementById('services') !== null;

// What the server wrote stays where their code does not come, and reads as well without JavaScript.
const never = (): Promise<never> => new Promise(() => undefined);

const load = () => import('./sections.js');

/** Their code is two fifths of the page's, and nobody needs it before the page is touched. */
const Sections = lazy(() => (isPrerendered ? firstTouch().then(load).catch(never) : load()));

export function Page() {
  return (
    <>
      <PageHead
        isIndexed
        title="Internships and digital services"
        description={`${COMPANY.name}: internships in web, software, app development and digital marketing, with a skills test and a result you can show.`}
      />
      <Hero />
      {/* The server's HTML stays until the code is there; a fallback would flash after a change of page. */}
      <Activity>
        <Sections />
      </Activity>
      <TestOfferAtHome />
    </>
  );
}
