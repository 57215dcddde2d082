import { Section } from '../../../components/section.js';
import { Still } from '../still.js';
import styles from './programs-section.module.css';

export function ProgramsSection() {
  return (
    <Section
      id="programs"
      title="Internship Programs"
      lead="Four programs, all remote, each one built around something that somebody is waiting for. A bubble is a week."
    >
      <div className={`strip ${styles.programs ?? ''}`}>
        <Still view="ProgramsView" />
      </div>
    </Section>
  );
}
