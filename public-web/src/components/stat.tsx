import type { ReactNode } from 'react';
import styles from './stat.module.css';

type StatProps = {
  readonly figure: string;
  readonly label: string;
  readonly note?: string;
  readonly size?: 'large' | 'huge';
};

export function Stat({ figure, label, note, size = 'large' }: StatProps) {
  return (
    <div className={`${styles.stat ?? ''} ${styles[size] ?? ''}`}>
      <dt className="margin-top-3 weight-650">{label}</dt>
      <dd className={styles.figure}>{figure}</dd>
      {note !== undefined && <dd className={styles.note}>{note}</dd>}
    </div>
  );
}

export function StatList({ children, className }: { children: ReactNode; className?: string }) {
  return <dl className={className ?? styles.list}>{children}</dl>;
}
