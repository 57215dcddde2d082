import { Section } from '../../../components/section.js';
import { PROJECTS, PROJECTS_LEAD, type Project } from '../../../content/projects.js';
import { ProjectPicture } from './project-picture.js';
import { ProjectScreen } from './project-screen.js';
import styles from './projects.module.css';

export function ProjectsSection() {
  return (
    <Section id="projects" title="Work you can point at" lead={PROJECTS_LEAD}>
      <div>
        <ol className={styles.index}>
          {PROJECTS.map((project) => (
            <ProjectCard key={project.title} project={project} />
          ))}
        </ol>
      </div>
    </Section>
  );
}

function ProjectCard({ project }: { project: Project }) {
  const { emoji, title, description, tags, link, keyFeatures, technologies } = project;
  return (
    <li className={styles.card}>
      <ProjectScreen emoji={emoji} />
      <h3 className="flex gap-3 items-center">
        <ProjectPicture emoji={emoji} />
        <a href={link} target="_blank" rel="noopener noreferrer">
          {title}
          <span className={styles.arrow} aria-hidden="true">
            ↗
          </span>
          <span className="visually-hidden"> (opens in a new tab)</span>
        </a>
      </h3>
      <p className={styles.tags}>{tags.join(', ')}</p>
      <p>{description}</p>
      <details className={styles.more}>
        <summary>
          Key features<span className="visually-hidden"> of {title}</span>
        </summary>
        <ul>
          {keyFeatures.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
        <p className="soft">Built with {technologies.join(', ')}</p>
      </details>
    </li>
  );
}
