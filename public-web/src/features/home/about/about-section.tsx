import { Section } from '../../../components/section.js';
import { ACHIEVEMENTS } from '../../../content/achievements.js';
import { ABOUT } from '../../../content/about.js';
import styles from './about-section.module.css';
import { Register } from './register.js';

export function AboutSection() {
  return (
    <Section id="about" title="About" layout="line">
      <div className={styles.about}>
        <div className={styles.words}>
          <p className={styles.statement}>{ABOUT.statement}</p>
          <p className={styles.text}>{ABOUT.text}</p>
        </div>
        {ACHIEVEMENTS.length > 0 && <Register />}
      </div>
    </Section>
  );
}
