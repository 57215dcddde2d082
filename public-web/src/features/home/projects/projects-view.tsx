import { TagList } from '../../../components/tag.js';
import { PROJECTS, type Project } from '../../../content/projects.js';
import { ProjectPicture } from './project-picture.js';
import styles from './projects.module.css';

/** The projects as an index, one a line. */
export function ProjectsView() {
  return (
    <>
      <div className={styles.columns} aria-hidden="true">
        <span>Project</span>
        <span>Key features</span>
        <span>Technologies</span>
      </div>
      <ol className={styles.index}>
        {PROJECTS.map((project) => (
          <ProjectLine key={project.title} project={project} />
        ))}
      </ol>
    </>
  );
}

function ProjectLine({ project }: { project: Project }) {
  const { emoji, title, description, tags, link, keyFeatures, technologies } = project;
  return (
    <li className={styles.line}>
      <ProjectPicture emoji={emoji} />
      <div className={styles.what}>
        <h3>
          <a href={link} target="_blank" rel="noopener noreferrer">
            {title}
            <span className={styles.arrow} aria-hidden="true">
              ↗
            </span>
            <span className="visually-hidden"> (opens in a new tab)</span>
          </a>
        </h3>
        <p>{description}</p>
        <TagList label="Tags" tags={tags} />
      </div>
      <ul className={styles.features} aria-label="Key features">
        {keyFeatures.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <ul className={styles.technologies} aria-label="Technologies">
        {technologies.map((technology) => (
          <li key={technology}>{technology}</li>
        ))}
      </ul>
    </li>
  );
}
