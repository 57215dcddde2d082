import { ButtonLink } from '../../../components/button.js';
import { Section } from '../../../components/section.js';
import styles from './contact-section.module.css';
import { Still } from '../still.js';

export function ContactSection() {
  return (
    <Section
      id="contact"
      title="Tell us what you sell, or what you study."
      lead="We read every message ourselves and answer within one working day."
      tone="gold"
      aside={<ButtonLink to="/contact">Contact Us</ButtonLink>}
    >
      <div className={styles.details}>
        <Still view="ContactView" />
      </div>
    </Section>
  );
}
