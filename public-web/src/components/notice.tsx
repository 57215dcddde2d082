import type { ReactNode } from 'react';
import styles from './notice.module.css';

type NoticeProps = {
  readonly kind: 'error' | 'success' | 'info';
  readonly id?: string | undefined;
  readonly children: ReactNode;
};

const MARKS = { error: '!', success: '✓', info: 'i' } as const;

/** The outcome of an action; screen readers read it as soon as it appears. */
export function Notice({ kind, id, children }: NoticeProps) {
  return (
    <div
      id={id}
      className={`${styles.notice ?? ''} ${styles[kind] ?? ''}`}
      role={kind === 'error' ? 'alert' : 'status'}
    >
      <span className={styles.mark} aria-hidden="true">
        {MARKS[kind]}
      </span>
      <div className={styles.text}>{children}</div>
    </div>
  );
}
