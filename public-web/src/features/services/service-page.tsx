import type { PageProps } from '../../app/routes.js';
import { lateView } from '../../components/late-view.js';
import styles from './service-page.module.css';

const Service = lateView('service', async () => {
  const { ServiceView } = await import('./service-view.js');
  return ServiceView;
});

/** Something that a client can order. */
export function Page({ params }: PageProps) {
  return <Service className={styles.frame} view={{ id: params.id }} />;
}
