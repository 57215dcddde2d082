import { ButtonLink } from '../../../components/button.js';
import { Icon } from '../../../components/icon.js';
import { Section } from '../../../components/section.js';
import { PROGRAMS, PROGRAMS_LEAD, type Program } from '../../../content/programs.js';
import { Duration, ProgramIcon, programChat } from '../../site/index.js';
import styles from './programs-section.module.css';

export function ProgramsSection() {
  return (
    <Section id="programs" title="Internship Programs" lead={PROGRAMS_LEAD}>
      <div className={`strip ${styles.programs ?? ''}`}>
        {PROGRAMS.map((program) => (
          <ProgramCard key={program.id} {...program} />
        ))}
      </div>
    </Section>
  );
}

function ProgramCard(program: Program) {
  const { id, icon, title, description, duration, skills, highlights } = program;
  return (
    <article className={styles.program}>
      <header className={styles.head}>
        <h3>
          <ProgramIcon name={icon} />
          {/* A full page load, so that Back returns to the same position on this page. */}
          <a href={`/programs/${id}`}>{title}</a>
        </h3>
        <Duration text={duration} />
      </header>
      <p className="leading-1_5">{description}</p>
      <ul className={styles.highlights}>
        {highlights.map((highlight) => (
          <li className="grid mark-columns gap-3" key={highlight}>
            {highlight}
          </li>
        ))}
      </ul>
      <ul className={styles.skills} aria-label={`Skills in ${title}`}>
        {skills.map((skill) => (
          <li key={skill}>{skill}</li>
        ))}
      </ul>
      <div className={styles.way}>
        <a href={`/programs/${id}`}>Start, stipend, guide</a>
        <ButtonLink to={programChat(title)} opensTab>
          Apply Now
          <span className="visually-hidden"> for {title}, in a chat that opens in a new tab</span>
          <Icon name="arrow-out" />
        </ButtonLink>
      </div>
    </article>
  );
}
