import { Section } from '../../../components/section.js';
import { FIGURES } from '../../../lib/figures.js';
import { Late } from '../late.js';
import { Still } from '../still.js';
import styles from './try-test.module.css';

export function TryTestSection() {
  return (
    <Section
      id="test"
      title="Try the test, right here"
      tone="wash"
      lead={
        <>
          <b className={styles.terms}>
            {FIGURES.fee} once, {FIGURES.attempts}, {FIGURES.time}.
          </b>{' '}
          A pass earns a certificate. Applying is free and does not need it.
        </>
      }
    >
      <div className={styles.stage}>
        <div className={styles.play}>
          <Late view="TryTestView" />
        </div>
        <Still view="TestLeadsToView" />
      </div>
      <Still view="TestDomainsView" />
    </Section>
  );
}
