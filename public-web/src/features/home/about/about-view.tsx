import { ABOUT, IDENTIFIERS } from '../../../content/about.js';
import styles from './about-section.module.css';

/** The company in two sentences, and the numbers under which it is found. */
export function AboutView() {
  return (
    <>
      <p className={styles.statement}>{ABOUT.statement}</p>
      <p className={styles.text}>{ABOUT.text}</p>
      <dl className={styles.identifiers}>
        {IDENTIFIERS.map((identifier) => (
          <Entry key={identifier.label} {...identifier} />
        ))}
      </dl>
    </>
  );
}

function Entry({ label, value, isSample }: (typeof IDENTIFIERS)[number]) {
  return (
    <div>
      <dt>
        {label}
        {isSample && <span className={styles.sample}> Sample</span>}
      </dt>
      <dd>
        <span className={styles.boxes}>{value}</span>
      </dd>
    </div>
  );
}
