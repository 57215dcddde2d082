import { AppLink } from '../../../lib/navigation.js';
import { ButtonLink } from '../../../components/button.js';
import styles from '../../../components/detail-page.module.css';
import { Icon } from '../../../components/icon.js';
import { detailView, Others } from '../../../components/detail-page.js';
import { PageHead } from '../../../components/page-head.js';
import { PROGRAMS, type Program } from '../../../content/programs.js';
import { practicePath } from '../../exam/index.js';
import { Duration } from './duration.js';
import { programChat } from './program-chat.js';
import { TagList } from '../../../components/tag.js';
import plan from './program-plan.module.css';

function ProgramPlan({ program }: { program: Program }) {
  const { title, highlights, skills, terms, duration } = program;
  return (
    <section
      className="grid gap-5 content-start ink-rule-above pad-top-5"
      aria-labelledby="week-by-week"
    >
      <h2 id="week-by-week">Week by week</h2>
      <ol className={plan.stretches}>
        {program.plan.map(({ weeks, work }) => (
          <li key={weeks}>
            <strong>{weeks}</strong>
            <p>{work}</p>
          </li>
        ))}
      </ol>
      <h2>What you have at the end</h2>
      <ul className={plan.highlights}>
        {highlights.map((highlight) => (
          <li key={highlight}>{highlight}</li>
        ))}
      </ul>
      <TagList label={`Skills in ${title}`} tags={skills} />
      <h2>Terms</h2>
      <dl className={plan.terms}>
        <Term name="Length" text={`${duration}, remote`} />
        <Term name="Cost" text="None: applying is free, and so is the program" />
        <Term name="Stipend" text={terms.stipend} />
        <Term name="Start" text={terms.start} />
        <Term name="Guide" text={terms.guide} />
      </dl>
    </section>
  );
}

function Term({ name, text }: { name: string; text: string }) {
  return (
    <div>
      <dt className="soft">{name}</dt>
      <dd>{text}</dd>
    </div>
  );
}

const LIST = '/#programs';

function ProgramFound({ of: program }: { of: Program }) {
  const { id, title, description, duration, domain } = program;
  return (
    <div className={`page-shell ${styles.page ?? ''}`}>
      <PageHead
        isIndexed
        title={`${title} internship`}
        description={`${duration}, remote. ${description}`}
      />
      <header className={styles.head}>
        <ButtonLink to={LIST} look="quiet">
          All programs
        </ButtonLink>
        <h1>{title}</h1>
        <Duration text={duration} />
        <p className="lead">{description}</p>
        <div className="flex wrap gap-3-4">
          <ButtonLink to={`/internship-application?domain=${encodeURIComponent(domain)}`}>
            Apply for free
          </ButtonLink>
          <ButtonLink to={programChat(title)} opensTab look="secondary">
            Ask in a chat
            <span className="visually-hidden">, which opens in a new tab</span>
            <Icon name="arrow-out" />
          </ButtonLink>
        </div>
        <p>
          Not sure yet? <AppLink to={practicePath(domain)}>Try three questions of the test</AppLink>{' '}
          in the domain next to it. An application does not need the test.
        </p>
      </header>
      <ProgramPlan program={program} />
      <Others
        title="Other programs"
        folder="programs"
        things={PROGRAMS.filter((one) => one.id !== id)}
      />
    </div>
  );
}

export const View = detailView(
  PROGRAMS,
  { what: 'Program', list: LIST, back: 'All programs' },
  ProgramFound,
);
