import { Activity, memo, use } from 'react';
import { firstTouch } from '../../lib/first-touch.js';
import type * as LateViews from './late-views.js';

type Views = typeof LateViews;

const load = (): Promise<Views> => import('./late-views.js');

// What the server wrote stays, and reads as well as without JavaScript.
const never = (): Promise<never> => new Promise(() => undefined);

const isPrerendered = !import.meta.env.SSR && document.getElementById('achievements') !== null;
const views = isPrerendered ? firstTouch().then(load).catch(never) : load();

function View({ name }: { name: keyof Views }) {
  const Chosen = use(views)[name];
  return <Chosen />;
}

// Activity is a hydration boundary that leaves the prerendered HTML until the page is used. So is Suspense,
// but after a change of page its fallback would flash; with Activity the page before stays until then.
export const Late = memo(function Late({ view }: { view: keyof Views }) {
  return (
    <Activity>
      <View name={view} />
    </Activity>
  );
});
