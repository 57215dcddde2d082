import { Section } from '../../../components/section.js';
import { Still } from '../still.js';
import styles from './how.module.css';

export function HowSection() {
  return (
    <Section
      id="how"
      title="Three ways to begin"
      lead="Each stands by itself: you can apply without the test, and take the test without applying."
    >
      <div className={`strip ${styles.doors ?? ''}`}>
        <Still view="HowView" />
      </div>
    </Section>
  );
}
