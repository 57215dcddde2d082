import { Section } from '../../../components/section.js';
import styles from './about-section.module.css';
import { Late } from '../late.js';

/** Who the company is, with its registration identifiers. */
export function AboutSection() {
  return (
    <Section id="about" title="About" layout="side">
      <div className={styles.about}>
        <Late view="AboutView" />
      </div>
    </Section>
  );
}
