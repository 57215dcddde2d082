import { Activity, memo, use } from 'react';
import type * as StillViews from './still-views.js';

type Views = typeof StillViews;

// Nothing in these views answers to anybody: what the server wrote needs no code.
const never = new Promise<never>(() => undefined);

let isWritten = !import.meta.env.SSR && document.getElementById('achievements') !== null;
let coming: Promise<Views> | undefined;

const views = (): Promise<Views> => (isWritten ? never : (coming ??= import('./still-views.js')));

/** Has the views drawn by their code from now on: the HTML that the server wrote is about to go. */
export const leaveWritten = (): void => {
  isWritten = false;
};

function View({ name }: { name: keyof Views }) {
  const Chosen = use(views())[name];
  return <Chosen />;
}

/** Stays as the server wrote it, and its code is never loaded: so its links load their pages whole. */
export const Still = memo(function Still({ view }: { view: keyof Views }) {
  return (
    <Activity>
      <View name={view} />
    </Activity>
  );
});
