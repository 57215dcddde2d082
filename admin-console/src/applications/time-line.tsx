import type { ApplicationEntry } from './application-entry.js';
import { STAGE_WORDS } from './stage-words.js';
import { Moment } from '../components/moment.js';
import styles from './applications.module.css';

/** What became of an application, oldest first. */
export function TimeLine({ application }: { readonly application: ApplicationEntry }) {
  return (
    <section className={styles.part} aria-labelledby="time-line">
      <h3 id="time-line">Time line</h3>
      <ol className={styles.line}>
        <li>
          <strong>{STAGE_WORDS.received}</strong>
          <small>
            <Moment at={application.createdAt} />
          </small>
        </li>
        {application.moves.toReversed().map((move) => (
          <li key={move.id}>
            <strong>{STAGE_WORDS[move.to]}</strong>
            {move.reason && <p>{move.reason}</p>}
            <small>
              {move.isApplicants ? 'By the applicant' : `By ${move.adminName}`},{' '}
              <Moment at={move.at} />
              {move.isMailed && ', with a mail'}
            </small>
          </li>
        ))}
      </ol>
    </section>
  );
}
