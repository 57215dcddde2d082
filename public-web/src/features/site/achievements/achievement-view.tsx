import { ButtonLink } from '../../../components/button.js';
import { detailView } from '../../../components/detail-page.js';
import { PageHead } from '../../../components/page-head.js';
import { ACHIEVEMENTS, type Achievement } from '../../../content/achievements.js';
import detail from '../../../components/detail-page.module.css';
import styles from './achievement-page.module.css';
import { Certificate } from './certificate.js';

const LIST = '/#achievements';

function AchievementFound({ of: achievement }: { of: Achievement }) {
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

export const View = detailView(
  ACHIEVEMENTS,
  { what: 'Achievement', list: LIST, back: 'Back to Achievements' },
  AchievementFound,
);
