import { Folded } from '../../../components/folded.js';
import { fullTerms } from '../../../content/test-terms.js';
import styles from './terms.module.css';

type FullTermsProps = { readonly time?: string; readonly attempts?: string };

export function FullTerms({ time, attempts }: FullTermsProps) {
  return (
    <Folded title="Terms in full">
      {fullTerms(time, attempts).map(({ title, text }) => (
        <section key={title}>
          <h2 className="large text-ink">{title}</h2>
          <p>{text}</p>
        </section>
      ))}
    </Folded>
  );
}

export function ShortTerms({ lines }: { lines: readonly string[] }) {
  return (
    <ul className={styles.short}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
