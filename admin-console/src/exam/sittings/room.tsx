import { domainLabel } from '@portal/domain/kernel/choices.js';
import { formatCount } from '@portal/domain/kernel/format-count.js';
import { ActionButton, DirectButton } from '../../components/action-button.js';
import { Badge } from '../../components/values.js';
import { TestActions } from '../attempts/attempt-actions.js';
import { ATTEMPT_STATE_WORDS } from '../attempts/attempt-words.js';
import { ActOnAll } from '../live/act-on-all.js';
import { asClock, liveOf } from '../live/live-texts.js';
import { Fact } from '../live/open-test-row.js';
import styles from '../live/live.module.css';
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

function testText({ attempt, state, reason }: Person, now: number): string {
  if (!attempt) return reason || (state === 'admitted' ? 'Not started' : '');
  const { leftTimes, leftSeconds } = attempt;
  return [
    domainLabel(attempt.domain),
    attempt.state === 'open'
      ? `${asClock(liveOf(attempt, now).remainingSeconds)} left`
      : ATTEMPT_STATE_WORDS[attempt.state],
    `${attempt.answered} of ${attempt.questions} answered`,
    leftTimes && `left the page ${formatCount(leftTimes, 'time')}, ${leftSeconds} s`,
  ]
    .filter(Boolean)
    .join(' · ');
}

const TONES = { waiting: 'bad', admitted: 'good', declined: 'plain' } as const;

type RowProps = { readonly room: Sitting; readonly person: Person };

function Row({ room: { id, list, ...room }, person }: RowProps) {
  const { admissionId, name, email, state, attempt, isSecondDevice } = person;
  const now = Date.parse(room.now);
  const path = `sittings/${id}/decide` as const;
  return (
    <li className={styles.row}>
      <div className={`${styles.who ?? ''} flex gap-3`}>
        {person.avatarUrl && <img src={person.avatarUrl} alt="" width={64} height={64} />}
        <div className="can-shrink">
          <strong>{name}</strong>
          <p>{email}</p>
        </div>
      </div>
      <div className="flex gap-3 wrap items-center">
        <Badge tone={TONES[state]}>{state}</Badge>
        {!list.some((one) => one.email === email) && <Badge tone="plain">not on the list</Badge>}
        {isSecondDevice && <Badge tone="bad">second device</Badge>}
        {attempt?.state === 'open' && liveOf(attempt, now).isQuiet && (
          <Badge tone="bad">cut off</Badge>
        )}
        <span>{testText(person, now)}</span>
        {isSecondDevice && state === 'waiting' && (
          <small className="soft">Once admitted, the first device can no longer go on.</small>
        )}
      </div>
      <div className={styles.acts}>
        {state !== 'admitted' && (
          <DirectButton
            path={path}
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
            path={path}
            values={{ admissionId, state: 'declined' }}
            done="Declined; the student reads the reason."
          />
        )}
        {attempt && <TestActions {...attempt} studentName={name} />}
        <Incident id={id} person={person} />
      </div>
    </li>
  );
}

/** The room while it runs: its code, who waits, sits or is cut off, and what the supervisor may do. */
export function RoomView({ room }: { readonly room: Sitting }) {
  const { id, code, people } = room;
  const count = (isCounted: (person: Person) => boolean) => people.filter(isCounted).length;
  return (
    <>
      <div className={styles.bar}>
        <dl className={styles.figures}>
          {code && <Fact name="Code, new each five minutes">{code}</Fact>}
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
          <Row key={person.admissionId} room={room} person={person} />
        ))}
      </ul>
    </>
  );
}
