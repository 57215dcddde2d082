import styles from './sample-mark.module.css';

/** Says of what stands before it that it is made up. */
export function SampleMark() {
  return <span className={styles.sample}>sample</span>;
}
