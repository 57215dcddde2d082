import { AppLink } from '../../../lib/navigation.js';
import { ButtonLink } from '../../../components/button.js';
import styles from '../../../components/detail-page.module.css';
import { Icon } from '../../../components/icon.js';
import { PageHead } from '../../../components/page-head.js';
import { PROGRAMS, type Program } from '../../../content/programs.js';
import { practicePath } from '../../exam/index.js';
import { Duration } from './duration.js';
import { programChat } from './program-chat.js';
import { ProgramPlan } from './program-plan.js';

const LIST = '/#programs';

export function ProgramView({ id }: { id: string | undefined }) {
  const program = PROGRAMS.find((one) => one.id === id);
  return program ? <ProgramFound program={program} /> : <ProgramNotFound />;
}

function ProgramNotFound() {
  return (
    <div className="page-shell grid gap-5 justify-items-start">
      <PageHead title="Program Not Found" />
      <h1>Program Not Found</h1>
      <p className="lead">There is no program at this address.</p>
      <ButtonLink to={LIST}>All programs</ButtonLink>
    </div>
  );
}

function ProgramFound({ program }: { program: Program }) {
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
      <nav className={styles.others} aria-labelledby="other-programs">
        <h2 id="other-programs">Other programs</h2>
        <ul>
          {PROGRAMS.filter((one) => one.id !== id).map((one) => (
            <li key={one.id}>
              <AppLink to={`/programs/${one.id}`}>{one.title}</AppLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
