import { STAGE_WORDS } from '@portal/domain/applications/stage-words.js';
import type { ApplicationEntry } from './application-entry.js';
import { Moment } from '../../components/moment.js';
import styles from './applications.module.css';

/** The moves are sent newest first. */
const oldestFirst = ({ moves }: ApplicationEntry) => moves.toReversed();

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
        {oldestFirst(application).map((move) => (
          <li key={move.id}>
            <strong>{STAGE_WORDS[move.to]}</strong>
            {move.reason && <p>{move.reason}</p>}
            <small>
              By {move.isApplicants ? 'the applicant' : move.adminName}
              {move.isMailed && ', with a mail'}, <Moment at={move.at} />
            </small>
          </li>
        ))}
      </ol>
    </section>
  );
}
