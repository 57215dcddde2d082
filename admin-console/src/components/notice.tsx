import type { ReactNode } from 'react';
import styles from './notice.module.css';

type NoticeProps = { readonly kind: 'error' | 'info'; readonly children: ReactNode };

/** Tells how something went; an error is read out as soon as it appears. */
export function Notice({ kind, children }: NoticeProps) {
  return (
    <div
      className={`${styles.notice ?? ''} ${styles[kind] ?? ''}`}
      role={kind === 'error' ? 'alert' : 'status'}
    >
      {children}
    </div>
  );
}
