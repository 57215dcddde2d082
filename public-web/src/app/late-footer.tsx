import { Activity, memo, Suspense, use } from 'react';
import { pageIsLoaded } from '../lib/page-is-loaded.js';

const load = () => import('./footer.js');

// What the server wrote stays, and reads as well as without JavaScript.
const never = (): Promise<never> => new Promise(() => undefined);

const isInDocument = import.meta.env.SSR || document.getElementById('footer') !== null;
const coming = import.meta.env.SSR ? load() : pageIsLoaded().then(load).catch(never);
let loaded = import.meta.env.SSR ? await coming : undefined;

// A document without a footer is that of a bare page: it comes where one goes from there.
const Boundary = isInDocument ? Activity : Suspense;

function Loaded() {
  // oxlint-disable-next-line react/globals -- what came once is drawn at once from then on
  loaded ??= use(coming);
  return <loaded.Footer />;
}

/** The footer, whose code comes after the first load; see the home page. */
export const LateFooter = memo(function LateFooter() {
  return (
    <Boundary>
      <Loaded />
    </Boundary>
  );
});
