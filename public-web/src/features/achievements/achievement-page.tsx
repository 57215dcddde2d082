import type { PageProps } from '../../app/routes.js';
import { lateView } from '../../components/late-view.js';
import styles from './achievement-page.module.css';
import './certificate.css';

const Achievement = lateView('achievement', async () => {
  const { AchievementView } = await import('./achievement-view.js');
  return AchievementView;
});

/** An achievement. */
export function Page({ params }: PageProps) {
  return <Achievement className={styles.frame} view={{ id: params.id }} />;
}
