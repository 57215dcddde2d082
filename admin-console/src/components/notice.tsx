import type { ReactNode } from 'react';
import styles from './notice.module.css';

type NoticeProps = { readonly kind: 'error' | 'info'; readonly children: ReactNode };

/** Shows how something went; screen readers read an error as soon as it appears. */
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
