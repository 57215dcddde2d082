import { useEffect } from 'react';
import { useRefresh } from 'react-admin';
import type { BulkJobEntry } from './bulk-job-row.js';
import { countedRows } from './bulk-words.js';
import { asCount } from '../components/format.js';
import styles from './bulk-jobs.module.css';

const LOOK_EVERY_MS = 2_000;

/** How far a bulk job has come; as long as it goes on, it is asked for again and again. */
export function BulkJobProgress({ job }: { readonly job: BulkJobEntry }) {
  const { kind, state, total, done, skipped } = job;
  const refresh = useRefresh();
  const isRunning = state === 'running';
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(refresh, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isRunning, refresh]);
  return (
    <div className={styles.progress}>
      <progress max={total} value={done + skipped} aria-label="Rows tried" />
      <p role="status">
        {`${asCount(done + skipped)} of ${countedRows(kind, total)} tried: `}
        {`${asCount(done)} done, ${asCount(skipped)} skipped.`}
      </p>
    </div>
  );
}
