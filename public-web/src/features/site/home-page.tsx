import { ButtonLink } from '../../components/button.js';
import { PageHead } from '../../components/page-head.js';
import { COMPANY } from '../../content/company.js';
import styles from './home-page.module.css';

const POSITIONS = [
  ['Web Development', '25+'],
  ['Software Engineering', '40+'],
  ['App Development', '30+'],
  ['Digital Marketing', '20+'],
] as const;

const STEPS = [
  ['Apply', 'Tell us what you study, what you can do, and where you want to work.'],
  ['Verify', 'Confirm your email with the 6-digit code that we send you.'],
  ['Test', 'Ten questions in the subject you choose, in 30 minutes.'],
  ['Result', 'Your score and a review of every question, the moment you finish.'],
] as const;

/** The home page. */
export function Page() {
  return (
    <>
      <PageHead
        isIndexed
        title="Internships and digital services"
        description={`${COMPANY.name}: internships in web, software, app development and digital marketing, with a skills test and a result you can show.`}
      />
      <section className={`page-shell ${styles.hero ?? ''}`}>
        <div className={styles.pitch}>
          <h1 className={styles.headline}>Show what you can do. Start where it counts.</h1>
          <p className="lead">
            Internships with a small team in {COMPANY.city.split(',')[0]} that builds, sells and
            ships for real clients. One skills test decides, not your college.
          </p>
          <div className={styles.ways}>
            <ButtonLink to="/signup">Get Started</ButtonLink>
            <ButtonLink to="#quiz" look="secondary">
              Explore Opportunities
            </ButtonLink>
            <ButtonLink to="#about" look="quiet">
              Learn More
            </ButtonLink>
          </div>
        </div>
        <Positions />
      </section>
      <section className={styles.band} id="about">
        <div className="page-shell">
          <h2>From application to result</h2>
          <ol className={styles.steps} id="quiz">
            {STEPS.map(([title, text]) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
    </>
  );
}

function Positions() {
  return (
    <div className={`on-slab ${styles.positions ?? ''}`}>
      <h2>Available Positions</h2>
      <dl>
        {POSITIONS.map(([title, count]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
