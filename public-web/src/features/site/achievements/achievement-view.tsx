import { ButtonLink } from '../../../components/button.js';
import { PageHead } from '../../../components/page-head.js';
import { ACHIEVEMENTS, type Achievement } from '../../../content/achievements.js';
import detail from '../../../components/detail-page.module.css';
import styles from './achievement-page.module.css';
import { Certificate } from './certificate.js';

const LIST = '/#achievements';

export function AchievementView({ id }: { id: string | undefined }) {
  const achievement = ACHIEVEMENTS.find((one) => one.id === id);
  return achievement ? <AchievementFound achievement={achievement} /> : <AchievementNotFound />;
}

function AchievementNotFound() {
  return (
    <>
      <PageHead title="Achievement Not Found" />
      <div className="page-shell grid gap-5 justify-items-start">
        <h1>Achievement Not Found</h1>
        <p className="lead">There is no achievement at this address.</p>
        <ButtonLink to={LIST}>Back to Achievements</ButtonLink>
      </div>
    </>
  );
}

function AchievementFound({ achievement }: { achievement: Achievement }) {
  const { title, date, highlight, description, fullDescription, details } = achievement;
  return (
    <>
      <PageHead isIndexed title={title} description={description} />
      <article className={`page-shell ${styles.page ?? ''}`}>
        <header className={detail.head}>
          <ButtonLink to={LIST} look="quiet">
            Back to Achievements
          </ButtonLink>
          <h1>{title}</h1>
          <p className="soft">{date}</p>
          <p className="weight-650 large">{highlight}</p>
          <p className="lead">{description}</p>
        </header>
        <div className={styles.picture}>
          <Certificate achievement={achievement} isDescribed />
        </div>
        <div className={styles.text}>
          {fullDescription.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <aside className={styles.details} aria-labelledby="achievement-details">
          <h2 id="achievement-details">Details</h2>
          <dl className="full-width">
            {details.map(({ label, value }) => (
              <div key={label}>
                <dt className="soft smaller">{label}</dt>
                <dd className="weight-620">{value}</dd>
              </div>
            ))}
          </dl>
          <ButtonLink to="/#contact">Contact Us</ButtonLink>
        </aside>
      </article>
    </>
  );
}
