import { domainLabel } from '@portal/domain/kernel/choices.js';
import type { ApplicationEntry } from './stage-badge.js';
import { linkTo } from '../../components/entry-link.js';
import { Moment } from '../../components/moment.js';
import { PlainTable } from '../../components/plain-table.js';
import { Verdict } from '../../components/badge.js';
import { STAGE_WORDS } from '@portal/domain/applications/stages.js';
import styles from './applications.module.css';

/** The tests of an applicant with the same verified address, as information; no stage needs one. */
export function TestsBeside({ application }: { readonly application: ApplicationEntry }) {
  const rows = application.results.map((one) => ({
    key: one.id,
    cells: [
      linkTo('results', one.id, domainLabel(one.domain)),
      `${one.percentage}%`,
      <Verdict key="verdict" passed={one.passed} />,
      <Moment key="date" at={one.completedOn} />,
    ],
  }));
  return (
    <PlainTable
      title="Tests of the same verified email"
      empty="None. No stage needs one."
      columns={['Domain', 'Score', 'Result', 'Date']}
      rows={rows}
    />
  );
}

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
