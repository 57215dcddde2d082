import type { ReactNode } from 'react';
import styles from './card.module.css';

/** A group of things that belong together. */
export function Card({ children }: { children: ReactNode }) {
  return <section className={styles.card}>{children}</section>;
}
