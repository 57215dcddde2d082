import { Section } from '../../../components/section.js';
import '../../achievements/certificate.css';
import { Late } from '../late.js';
import styles from './achievements.module.css';

/** What the company is registered and certified as. */
export function AchievementsSection() {
  return (
    <Section
      id="achievements"
      title="On record, and open to check"
      lead="Six registrations and certificates that our work needs. Each one opens to what it says, and to what it does not."
    >
      <div className={styles.achievements}>
        <Late view="AchievementsView" />
      </div>
    </Section>
  );
}
