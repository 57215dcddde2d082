import { Section } from '../../../components/section.js';
import { Late } from '../late.js';
import '../search-field.css';
import styles from './faq.module.css';

export function FaqSection() {
  return (
    <Section
      id="faq"
      title="Questions, answered straight"
      lead="What students and clients ask before they write to us."
      tone="wash"
      layout="side"
    >
      <div className={styles.faq}>
        <Late view="FaqView" />
      </div>
    </Section>
  );
}
