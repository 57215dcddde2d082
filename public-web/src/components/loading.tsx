import { useSlow } from '../lib/use-slow.js';
import styles from './loading.module.css';

export function Loading({ children = 'Loading...' }: { children?: string }) {
  const isSlow = useSlow(true);
  return (
    <div className={styles.loading} role="status">
      <span className={styles.bubbles} aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
      </span>
      <p>{children}</p>
      {isSlow && <p>This takes longer than usual. It goes on as soon as the server answers.</p>}
    </div>
  );
}
