import { domainLabel } from '@portal/domain/kernel/choices.js';
import { formatCount } from '@portal/domain/kernel/format-count.js';
import { memo } from 'react';
import { ActionButton, DirectButton } from '../../components/action-button.js';
import { Badge, Moment } from '../../components/values.js';
import { PlainTable } from '../../components/plain-table.js';
import { TestActions } from '../attempts/attempt-actions.js';
import { ATTEMPT_STATE_WORDS } from '../attempts/attempt-words.js';
import { ActOnAll } from '../live/act-on-all.js';
import { asClock, liveOf } from '../live/live-texts.js';
import { Fact } from '../live/open-test-row.js';
import styles from '../live/live.module.css';
import { useAhead, useClock } from '../live/use-open-tests.js';
import type { Sitting } from './sitting.js';

type Person = Sitting['people'][number];

const INCIDENT = {
  name: 'text',
  label: 'What happened',
  hint: 'It is kept in the record of the sitting.',
  most: 500,
};

const Incident = ({ id, person }: { readonly id: string; readonly person?: Person }) => (
  <ActionButton
    label="Note an incident"
    {...(person && { about: `with ${person.name}` })}
    path={`sittings/${id}/incidents`}
    words={INCIDENT}
    values={{ studentId: person?.studentId ?? null }}
    done="It is in the record."
  />
);

type OfPerson = { readonly id: string; readonly person: Person };

/** Not drawn again each second with the clock. */
const Acts = memo(function Acts({ id, person }: OfPerson) {
  const { admissionId, name, state, attempt } = person;
  return (
    <div className={styles.acts}>
      {state !== 'admitted' && (
        <DirectButton
          path={`sittings/${id}/decide`}
          body={{ admissionId, state: 'admitted', reason: '' }}
          refused="Nobody was admitted."
        >
          Admit<span className="visually-hidden"> {name}</span>
        </DirectButton>
      )}
      {state !== 'declined' && !attempt && (
        <ActionButton
          label="Decline"
          about={name}
          path={`sittings/${id}/decide`}
          values={{ admissionId, state: 'declined' }}
          done="Declined; the student reads the reason."
        />
      )}
      {attempt && <TestActions {...attempt} studentName={name} />}
      <Incident id={id} person={person} />
    </div>
  );
});

/** Where a test is, in one line. */
function testText({ attempt, state, reason }: Person, now: number): string {
  const why = reason && `“${reason}”`;
  if (!attempt) return why || (state === 'admitted' ? 'Not started' : '');
  const { leftTimes, leftSeconds } = attempt;
  const left = leftTimes && `left the page ${formatCount(leftTimes, 'time')}, ${leftSeconds} s`;
  return [
    why,
    domainLabel(attempt.domain),
    attempt.state === 'open'
      ? `${asClock(liveOf(attempt, now).remainingSeconds)} left`
      : ATTEMPT_STATE_WORDS[attempt.state],
    `${attempt.answered} of ${attempt.questions} answered`,
    left,
  ]
    .filter(Boolean)
    .join(' · ');
}

const isCutOff = ({ attempt }: Person, now: number): boolean =>
  attempt?.state === 'open' && liveOf(attempt, now).isQuiet;

const TONES = { waiting: 'bad', admitted: 'good', declined: 'plain' } as const;

type RowProps = OfPerson & { readonly now: number; readonly isExpected: boolean };

const Row = ({ id, person, now, isExpected }: RowProps) => (
  <li className={styles.row}>
    <div className={`${styles.who ?? ''} flex gap-3`}>
      {person.avatarUrl && <img src={person.avatarUrl} alt="" width={64} height={64} />}
      <div className="can-shrink">
        <strong>{person.name}</strong>
        <p>{person.email}</p>
      </div>
    </div>
    <div className="flex gap-3 wrap items-center">
      <Badge tone={TONES[person.state]}>{person.state}</Badge>
      {!isExpected && <Badge tone="plain">not on the list</Badge>}
      {person.isSecondDevice && <Badge tone="bad">second device</Badge>}
      {isCutOff(person, now) && <Badge tone="bad">cut off</Badge>}
      <span>{testText(person, now)}</span>
      {person.isSecondDevice && person.state === 'waiting' && (
        <small className="soft">Once admitted, the first device can no longer go on.</small>
      )}
    </div>
    <Acts id={id} person={person} />
  </li>
);

/** The room while it runs: its code, who waits, sits or is cut off, and what the supervisor may do. */
export function RoomView({ room }: { readonly room: Sitting }) {
  const { id, code, people, list, incidents } = room;
  const now = useClock() + useAhead(room.now);
  const left = code ? Math.max(0, Math.round((Date.parse(code.changesAt) - now) / 1000)) : 0;
  const count = (isCounted: (person: Person) => boolean) => people.filter(isCounted).length;
  const missing = list.filter((one) => !people.some(({ email }) => email === one.email));
  return (
    <>
      <div className={styles.bar}>
        <dl className={styles.figures}>
          {code && <Fact name={`Code, new in ${asClock(left)}`}>{code.code}</Fact>}
          <Fact name="On this list">{count(({ state }) => state !== 'declined')}</Fact>
          <Fact name="Waiting">{count(({ state }) => state === 'waiting')}</Fact>
        </dl>
        <div className={styles.all}>
          <ActOnAll
            domain=""
            sittingId={id}
            open={count(({ attempt }) => attempt?.state === 'open')}
          />
          <Incident id={id} />
        </div>
      </div>
      <p className={styles.note}>
        Are as many people in the room as on this list? Who is on it and not in the room is
        declined.
      </p>
      {people.length === 0 && (
        <p className="empty">Nobody has entered the code yet. Students type it on the page Test.</p>
      )}
      <ul className={styles.rows} aria-label="In this room, who waits first">
        {people.map((person) => (
          <Row
            key={person.admissionId}
            {...{ id, person, now }}
            isExpected={list.some(({ email }) => email === person.email)}
          />
        ))}
      </ul>
      {missing.length > 0 && (
        <p className={styles.note}>
          On the list, not here yet ({missing.length}):{' '}
          {missing.map(({ email }) => email).join(', ')}
        </p>
      )}
      <PlainTable
        title="Incidents"
        columns={['When', 'Who', 'What']}
        rows={incidents.map((one) => ({
          key: one.id,
          cells: [<Moment key="at" at={one.at} isExact />, one.name ?? 'The whole room', one.text],
        }))}
      />
    </>
  );
}
