import { isMadeUp } from '@portal/domain/kernel/company-words.js';
import {
  ACHIEVEMENT_STATS,
  ACHIEVEMENTS,
  ACHIEVEMENTS_AS_OF,
  ACHIEVEMENTS_LEAD,
  COMPANY_SUMMARY,
  type Achievement,
} from '../../../content/achievements.js';
import styles from './register.module.css';

export function Register() {
  return (
    <section id="achievements" className={styles.register} aria-labelledby="achievements-title">
      <div className={styles.head}>
        <h2 id="achievements-title">On record, and open to check</h2>
        <p className="soft">{ACHIEVEMENTS_LEAD}</p>
      </div>
      <div className={styles.short}>
        <Summary />
        <dl className={styles.stats}>
          {ACHIEVEMENT_STATS.map(({ figure, label, note }) => (
            <div key={label}>
              <dt className="weight-650">{label}</dt>
              <dd className={styles.figure}>{figure}</dd>
              <dd className={styles.note}>{note}</dd>
            </div>
          ))}
        </dl>
      </div>
      <ul className={`strip ${styles.lines ?? ''}`}>
        {ACHIEVEMENTS.map((achievement) => (
          <Line key={achievement.id} achievement={achievement} />
        ))}
      </ul>
      <p className="soft small">{ACHIEVEMENTS_AS_OF}</p>
    </section>
  );
}

function Summary() {
  const { title, text, facts } = COMPANY_SUMMARY;
  return (
    <div className="grid content-start gap-2">
      <h3>{title}</h3>
      <p className="leading-1_5">{text}</p>
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt className="soft">{label}</dt>
            <dd className="weight-600">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Line({ achievement }: { achievement: Achievement }) {
  const { id, title, listDate, description, highlight, identifier, register } = achievement;
  return (
    <li className={styles.line}>
      <div>
        <h3>
          <a href={`/achievement/${id}`}>{title}</a>
        </h3>
        <p className="soft">{description}</p>
      </div>
      <div>
        <p className="soft small">
          {identifier.label}
          {isMadeUp(identifier.value) && ', sample'}
        </p>
        <p className={styles.number}>{identifier.value}</p>
      </div>
      <div>
        <p className="soft small">{listDate}</p>
        <p>{highlight}</p>
      </div>
      <a className={styles.out} href={register.to} target="_blank" rel="noopener noreferrer">
        {register.name}
        <span aria-hidden="true"> ↗</span>
        <span className="visually-hidden"> (opens in a new tab)</span>
      </a>
    </li>
  );
}
