import { Section } from '../../../components/section.js';
import { Late } from '../late.js';
import styles from './alumni.module.css';

export function AlumniSection() {
  return (
    <Section
      id="alumni"
      title="Alumni Network"
      lead="Three who finished a program, on what stayed with them."
      tone="wash"
    >
      <div className={styles.alumni}>
        <Late view="AlumniView" />
      </div>
    </Section>
  );
}
