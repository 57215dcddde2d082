import { Activity, memo, Suspense, use } from 'react';
import { firstTouch } from '../lib/first-touch.js';
import { pageIsLoaded } from '../lib/page-is-loaded.js';
import { sessions } from '../lib/session.js';

const load = () => import('./footer.js');

// If the footer's code does not come, the prerendered footer stays; it works without scripts.
const never = (): Promise<never> => new Promise(() => undefined);

const isInDocument = import.meta.env.SSR || document.getElementById('footer') !== null;
/** Students get it with the page: it brings the bar of an open test, whose time runs. */
const inTime = sessions.current() ? pageIsLoaded : firstTouch;
const coming = import.meta.env.SSR ? load() : inTime().then(load).catch(never);
let loaded = import.meta.env.SSR ? await coming : undefined;

// Activity hydrates the prerendered footer. A page without a footer has none to hydrate: there, Suspense draws it new.
const Boundary = isInDocument ? Activity : Suspense;

function Loaded() {
  // oxlint-disable-next-line react/globals -- once loaded, it is drawn without waiting again
  loaded ??= use(coming);
  return <loaded.Footer />;
}

/** The footer. Its code is loaded with the first touch: without scripts it has all but its thanks. */
export const LateFooter = memo(function LateFooter() {
  return (
    <Boundary>
      <Loaded />
    </Boundary>
  );
});
