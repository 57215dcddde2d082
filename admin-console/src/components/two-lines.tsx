import type { ReactNode } from 'react';
import styles from './two-lines.module.css';

/** Two facts in one cell, so that a table has room for all its columns. */
export const TwoLines = ({ first, second }: Readonly<Record<'first' | 'second', ReactNode>>) => (
  <>
    {first} <small className={styles.second}>{second}</small>
  </>
);
