import { useEffect, type ReactNode } from 'react';
import { pageIsLoaded } from '../lib/page-is-loaded.js';
import styles from './split-page.module.css';

type SplitPageProps = {
  readonly title: string;
  readonly tagline: string;
  /** Stands under the title. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
};

// A page that can't look shows the figures that it was sent with; an order is checked all the same.
const watchFigures = (): void =>
  void pageIsLoaded()
    .then(() => import('../lib/watch-figures.js'))
    .catch(() => undefined);

/** A page of two panels: what it is on the left, what to do on the right. */
export function SplitPage({ title, tagline, aside, children }: SplitPageProps) {
  useEffect(watchFigures, []);
  return (
    <div className={styles.page}>
      <div className={`on-slab ${styles.aside ?? ''}`}>
        <div className={styles.inView}>
          <div className={styles.words}>
            <h1>{title}</h1>
            <p className={styles.tagline}>{tagline}</p>
          </div>
          {aside}
        </div>
      </div>
      <div className={styles.main}>
        <div className={styles.column}>{children}</div>
      </div>
    </div>
  );
}
