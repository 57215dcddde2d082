import type { ReactNode } from 'react';
import styles from './excerpt.module.css';

/** The beginning of a text that is too long for a row. */
export const Excerpt = ({ of }: { readonly of: ReactNode }) => (
  <span className={styles.excerpt}>{of}</span>
);
