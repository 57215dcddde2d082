import { Section } from '../../../components/section.js';
import { PROJECTS, PROJECTS_LEAD, type Project } from '../../../content/projects.js';
import { ProjectPicture } from './project-picture.js';
import { ShoppingList } from './shopping-list.js';
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
      {project.list && <ShoppingList list={project.list} />}
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
