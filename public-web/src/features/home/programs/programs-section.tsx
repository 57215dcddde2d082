import '../../../components/tag.module.css';
import { Section } from '../../../components/section.js';
import { Late } from '../late.js';
import styles from './programs-section.module.css';

/** The internship programs. */
export function ProgramsSection() {
  return (
    <Section
      id="programs"
      title="Internship Programs"
      lead="Four programs, all remote, each one built around something that somebody is waiting for. A bubble is a week."
    >
      <div className={styles.programs}>
        <Late view="ProgramsView" />
      </div>
    </Section>
  );
}
