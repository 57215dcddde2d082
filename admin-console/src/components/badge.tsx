import styles from './badge.module.css';

export type Tone = 'good' | 'bad' | 'plain';

export function Badge({ tone, children }: { readonly tone: Tone; readonly children: string }) {
  return <strong className={`${styles.badge ?? ''} ${styles[tone] ?? ''}`}>{children}</strong>;
}
