import { ButtonLink } from '../../../components/button.js';
import { Section } from '../../../components/section.js';
import { FIGURES } from '../../../lib/figures.js';
import { Still } from '../still.js';
import styles from './try-test.module.css';

export function TryTestSection() {
  return (
    <Section
      id="test"
      title="Try the test"
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
      <p className={styles.try}>
        <ButtonLink to="/practice">Try three questions</ButtonLink>
        <span>In the screen of the test, free and without an account.</span>
      </p>
      <Still view="TestLeadsToView" />
      <Still view="TestDomainsView" />
    </Section>
  );
}
