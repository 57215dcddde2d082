import { Activity, memo, use } from 'react';
import { pageIsLoaded } from '../lib/page-is-loaded.js';

const load = () => import('./footer.js');

// What the server wrote stays, and reads as well as without JavaScript.
const never = (): Promise<never> => new Promise(() => undefined);

const isPrerendered = !import.meta.env.SSR && document.getElementById('footer') !== null;
const coming = isPrerendered ? pageIsLoaded().then(load).catch(never) : load();
let loaded = isPrerendered ? undefined : await coming;

function Loaded() {
  loaded ??= use(coming);
  return <loaded.Footer />;
}

/** The footer, whose code comes after the first load; see `late.tsx` of the home page. */
export const LateFooter = memo(function LateFooter() {
  return (
    <Activity>
      <Loaded />
    </Activity>
  );
});
