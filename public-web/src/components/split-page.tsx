import { useEffect, type ReactNode } from 'react';
import { watchFiguresLate } from '../lib/watch-figures-late.js';
import styles from './split-page.module.css';

type SplitPageProps = {
  readonly title: string;
  readonly tagline?: string;
  readonly aside?: ReactNode;
  /** The next steps: beside the content, and on a phone below it. */
  readonly steps: ReactNode;
  readonly children: ReactNode;
};

export function SplitPage({ title, tagline, aside, steps, children }: SplitPageProps) {
  useEffect(watchFiguresLate, []);
  return (
    <div className={styles.page}>
      <div className={`on-slab ${styles.head ?? ''}`}>
        <div className={styles.words}>
          <h1>{title}</h1>
          {tagline && <p className="leading-1_4 large text-on-slab-soft">{tagline}</p>}
        </div>
        {aside}
      </div>
      <div className={styles.main}>
        <div className={styles.column}>{children}</div>
      </div>
      <div className={`on-slab ${styles.next ?? ''}`}>
        <div className={styles.inView}>{steps}</div>
      </div>
    </div>
  );
}
