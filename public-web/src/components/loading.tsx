import styles from './loading.module.css';

/** Stands where something is on its way. */
export function Loading({ children = 'Loading...' }: { children?: string }) {
  return (
    <p className={styles.loading} role="status">
      <span className={styles.bubbles} aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
      </span>
      {children}
    </p>
  );
}
