import { ButtonLink } from '../../../components/button.js';
import { Icon } from '../../../components/icon.js';
import { Reveal } from '../../../components/reveal.js';
import { PROGRAMS, type Program } from '../../../content/programs.js';
import { chatLink } from '../../../lib/chat-link.js';
import styles from './programs-section.module.css';

const LONGEST_MONTHS = 3;
const MONTHS = Array.from({ length: LONGEST_MONTHS }, (_, month) => month);
const WEEKS = ['first', 'second', 'third', 'fourth'];

const enquiryOf = (title: string): string =>
  `Hello, I would like to apply for the ${title} internship program. Please tell me how to begin.`;

/** The programs, two a row. */
export function ProgramsView() {
  return PROGRAMS.map((program) => <ProgramCard key={program.title} {...program} />);
}

function ProgramCard({ icon, title, description, duration, skills, highlights }: Program) {
  return (
    <Reveal>
      <article className={styles.program}>
        <header className={styles.head}>
          <h3>
            <Icon name={icon} />
            {title}
          </h3>
          <Duration text={duration} />
        </header>
        <p>{description}</p>
        <ul className={styles.highlights}>
          {highlights.map((highlight) => (
            <li key={highlight}>{highlight}</li>
          ))}
        </ul>
        <div className={styles.way}>
          <ul className={styles.skills} aria-label={`Skills in ${title}`}>
            {skills.map((skill) => (
              <li key={skill}>{skill}</li>
            ))}
          </ul>
          <ButtonLink to={chatLink(enquiryOf(title))} opensTab>
            Apply Now
            <span className="visually-hidden"> for {title}, in a chat that opens in a new tab</span>
            <Icon name="arrow-out" />
          </ButtonLink>
        </div>
      </article>
    </Reveal>
  );
}

function Duration({ text }: { text: string }) {
  const months = Number.parseInt(text, 10);
  return (
    <p className={styles.duration}>
      <span className={styles.months} aria-hidden="true">
        {MONTHS.map((month) => (
          <span key={month} className={month < months ? styles.filled : undefined}>
            {WEEKS.map((week) => (
              <i key={week} />
            ))}
          </span>
        ))}
      </span>
      {text}
    </p>
  );
}
