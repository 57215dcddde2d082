import { AppLink } from '../../../app/navigation.js';
import { Stat, StatList } from '../../../components/stat.js';
import {
  ACHIEVEMENT_STATS,
  ACHIEVEMENTS,
  ACHIEVEMENTS_AS_OF,
  COMPANY_SUMMARY,
  type Achievement,
} from '../../../content/achievements.js';
import { Certificate } from '../../achievements/certificate.js';
import styles from './achievements.module.css';

/** Four figures, the certificates in a row, and the company in short. */
export function AchievementsView() {
  return (
    <>
      <div>
        <StatList className={styles.stats ?? ''}>
          {ACHIEVEMENT_STATS.map((stat) => (
            <Stat key={stat.label} {...stat} />
          ))}
        </StatList>
        <p className={styles.asOf}>{ACHIEVEMENTS_AS_OF}</p>
      </div>
      <ul className={styles.row}>
        {ACHIEVEMENTS.map((achievement) => (
          <AchievementCard key={achievement.id} achievement={achievement} />
        ))}
      </ul>
      <CompanySummary />
    </>
  );
}

function AchievementCard({ achievement }: { achievement: Achievement }) {
  const { id, title, listDate, description, highlight } = achievement;
  return (
    <li className={styles.card}>
      <Certificate achievement={achievement} />
      <h3>
        <AppLink to={`/achievement/${id}`}>{title}</AppLink>
      </h3>
      <p className={styles.date}>{listDate}</p>
      <p className={styles.highlight}>{highlight}</p>
      <p className={styles.description}>{description}</p>
    </li>
  );
}

function CompanySummary() {
  const { title, text, facts } = COMPANY_SUMMARY;
  return (
    <div className={styles.summary}>
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
      <dl>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
