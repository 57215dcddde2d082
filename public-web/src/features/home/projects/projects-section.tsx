import { Section } from '../../../components/section.js';
import { Late } from '../late.js';
import styles from './projects.module.css';

/** What we have built. */
export function ProjectsSection() {
  return (
    <Section
      id="projects"
      title="Work you can point at"
      lead="Seven things that clients and students use, and the one that comes next."
    >
      <div className={styles.projects}>
        <Late view="ProjectsView" />
      </div>
    </Section>
  );
}
