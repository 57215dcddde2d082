import styles from './charts.module.css';

/** A share from 0 to 1 as a bar; the figure is beside it as text. */
export function Bar({ share }: { readonly share: number }) {
  return (
    <svg className={styles.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles.track} width="100" height="1" />
      <rect className={styles.fill} width={Math.min(1, share) * 100} height="1" />
    </svg>
  );
}
