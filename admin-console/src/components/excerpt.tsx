import type { ReactNode } from 'react';
import styles from './excerpt.module.css';

/** The first lines of a text, where the whole of it would not leave room for others. */
export const Excerpt = ({ of }: { readonly of: ReactNode }) => (
  <span className={styles.excerpt}>{of}</span>
);
