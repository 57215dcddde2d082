import { useEffect, type ReactNode } from 'react';
import { watchFiguresLate } from '../lib/watch-figures-late.js';
import styles from './split-page.module.css';

type SplitPageProps = {
  readonly title: string;
  readonly tagline: string;
  /** Stands under the title. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
};

/** A page of two panels: what it is on the left, what to do on the right. */
export function SplitPage({ title, tagline, aside, children }: SplitPageProps) {
  useEffect(watchFiguresLate, []);
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
