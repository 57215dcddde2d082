import { Section } from '../../../components/section.js';
import styles from './impact-section.module.css';
import { Late } from '../late.js';

/** What the company has reached, in figures. */
export function ImpactSection() {
  return (
    <Section
      id="impact"
      title="Global Impact"
      tone="slab"
      lead="What two years of small jobs, done on time, add up to."
    >
      <div className={styles.groups}>
        <Late view="ImpactView" />
      </div>
    </Section>
  );
}
