import type { ReactNode } from 'react';
import styles from './folded.module.css';

/** What only some need: a line that opens. */
export function Folded({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={styles.folded}>
      <summary className={styles.summary}>{title}</summary>
      <div className={styles.text}>{children}</div>
    </details>
  );
}
