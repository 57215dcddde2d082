import { Section } from '../../../components/section.js';
import { Still } from '../still.js';
import styles from './about-section.module.css';

export function AboutSection() {
  return (
    <Section id="about" title="About" layout="line">
      <div className={styles.about}>
        <Still view="AboutView" />
      </div>
    </Section>
  );
}
