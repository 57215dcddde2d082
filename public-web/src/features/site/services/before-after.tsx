import type { ServiceDetail } from '../../../content/service-details.js';
import styles from './before-after.module.css';

type BeforeAfterProps = Pick<ServiceDetail, 'before' | 'after'>;

/** One shop, drawn as a slip of paper before and as a phone after. */
export const BeforeAfter = ({ before, after }: BeforeAfterProps) => (
  <div className={styles.pair}>
    <figure className={styles.slip}>
      <figcaption className="soft small">Before</figcaption>
      <ul className="grid gap-3 no-marks">
        {before.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </figure>
    <figure className={styles.phone}>
      <figcaption className="small">After</figcaption>
      <ul className="grid gap-3 no-marks">
        {after.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </figure>
  </div>
);
