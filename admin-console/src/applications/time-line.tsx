import { STAGE_WORDS } from '@portal/domain/applications/stage-words.js';
import type { ReactNode } from 'react';
import type { ApplicationEntry, InterviewEntry } from './application-entry.js';
import { Moment } from '../components/moment.js';
import styles from './applications.module.css';

type Line = {
  readonly key: string;
  readonly at: string;
  readonly what: ReactNode;
  readonly words?: string;
  readonly by: string;
};

const byWhom = (name: string): string => (name === '' ? 'By the applicant' : `By ${name}`);

const movesOf = ({ moves }: ApplicationEntry): readonly Line[] =>
  moves.map((move) => ({
    key: move.id,
    at: move.at,
    what: STAGE_WORDS[move.to],
    words: move.reason,
    by: `${byWhom(move.isApplicants ? '' : move.adminName)}${move.isMailed ? ', with a mail' : ''}`,
  }));

/** An interview that follows a moved one is told as its move. */
const interviewsOf = ({ interviews }: ApplicationEntry): readonly Line[] =>
  interviews.flatMap((one: InterviewEntry): readonly Line[] => [
    {
      key: `${one.id} booked`,
      at: one.bookedAt,
      what: (
        <>
          {one.sequence === 0 ? 'Interview on ' : 'Interview moved to '}
          <Moment at={one.startsAt} />
        </>
      ),
      words: `With ${one.reviewer}. ${one.place}`,
      by: byWhom(one.bookedBy),
    },
    ...(one.ending === 'cancelled' && one.endedAt
      ? [
          {
            key: `${one.id} cancelled`,
            at: one.endedAt,
            what: 'Interview cancelled',
            by: byWhom(one.endedBy),
          },
        ]
      : []),
  ]);

export function TimeLine({ application }: { readonly application: ApplicationEntry }) {
  const lines = [...movesOf(application), ...interviewsOf(application)].sort(
    (one, other) => Date.parse(one.at) - Date.parse(other.at),
  );
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
        {lines.map(({ key, at, what, words, by }) => (
          <li key={key}>
            <strong>{what}</strong>
            {words && <p>{words}</p>}
            <small>
              {by}, <Moment at={at} />
            </small>
          </li>
        ))}
      </ol>
    </section>
  );
}
