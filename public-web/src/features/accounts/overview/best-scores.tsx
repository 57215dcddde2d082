import { domainLabel } from '@portal/domain/kernel/choices.js';
import { AppLink } from '../../../lib/navigation.js';
import { type OwnResult, resultPath } from '../../exam/index.js';
import styles from './overview.module.css';

export function BestScores({ best }: { best: readonly OwnResult[] }) {
  return (
    <section className="grid gap-4 content-start" aria-labelledby="best-title">
      <h3 id="best-title">Best Scores</h3>
      {best.length === 0 ? (
        <p className="soft">Your best score in each domain will stand here.</p>
      ) : (
        <ul className={styles.scores}>
          {best.map((result) => (
            <Score key={result._id} result={result} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Score({ result: { _id, domain, percentage, passed } }: { result: OwnResult }) {
  return (
    <li data-passed={passed || undefined}>
      <AppLink to={resultPath(_id)}>{domainLabel(domain)}</AppLink>
      <span className={styles.verdict}>{passed ? 'Passed' : 'Failed'}</span>
      <strong>{percentage}%</strong>
      <span className={styles.track} aria-hidden="true">
        <span style={{ width: `${percentage}%` }} />
      </span>
    </li>
  );
}
