import { Section } from '../../../components/section.js';
import { Still } from '../still.js';

export function ProjectsSection() {
  return (
    <Section
      id="projects"
      title="Work you can point at"
      lead="Seven things that clients and students use, and the one that comes next."
    >
      <div>
        <Still view="ProjectsView" />
      </div>
    </Section>
  );
}
