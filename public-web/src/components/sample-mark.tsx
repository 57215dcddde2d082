import styles from './sample-mark.module.css';

export function SampleMark() {
  return <span className={styles.sample}>sample</span>;
}
