import { Activity, use } from 'react';
import type { PageProps } from '../../app/routes.js';
import { pageIsLoaded } from '../../lib/page-is-loaded.js';
import styles from './achievement-page.module.css';
import './certificate.css';

const load = () => import('./achievement-view.js');

// What the server wrote stays, and reads as well as without JavaScript.
const never = (): Promise<never> => new Promise(() => undefined);

const FRAME = 'achievement';
const isPrerendered = !import.meta.env.SSR && document.getElementById(FRAME) !== null;
const view = isPrerendered ? pageIsLoaded().then(load).catch(never) : load();

function View({ id }: { id: string | undefined }) {
  const { AchievementView } = use(view);
  return <AchievementView id={id} />;
}

/** An achievement. Its page reads whole at once; the code of texts and drawing comes after it. */
export function Page({ params }: PageProps) {
  return (
    <div id={FRAME} className={styles.frame}>
      <Activity>
        <View id={params.id} />
      </Activity>
    </div>
  );
}
