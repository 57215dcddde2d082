import { MOST_ANNOUNCEMENT_CHARACTERS } from '@portal/domain/exam/intervention.js';
import { domainLabel } from '@portal/domain/kernel/choices.js';
import { formatCount } from '@portal/domain/kernel/format-count.js';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import { ActionButton, DirectButton } from '../../components/action-button.js';
import { Failed } from '../../components/failed.js';
import { Loading } from '../../components/loading.js';
import { Badge, Moment } from '../../components/values.js';
import { PlainTable } from '../../components/plain-table.js';
import { answerTo } from '../../providers/data-provider.js';
import { keyedMinutes, MinutesField } from '../attempts/minutes-field.js';
import { asClock, liveOf, saidText } from '../live/live-texts.js';
import styles from '../live/live.module.css';
import { useAhead, useClock } from '../live/use-open-tests.js';
import type { Person, Room } from './sitting.js';

const REFRESH_EVERY_MS = 4_000;

const INCIDENT = {
  name: 'text',
  label: 'What happened',
  hint: 'It is kept in the record of the sitting.',
  most: 500,
};
const SENTENCE = {
  name: 'text',
  label: 'Sentence',
  hint: 'It is kept in the record, word for word.',
  most: MOST_ANNOUNCEMENT_CHARACTERS,
};

type InRoom = { readonly id: string };
type OfPerson = InRoom & { readonly person: Person };

const Incident = ({ id, person }: InRoom & { readonly person?: Person }) => (
  <ActionButton
    label="Note an incident"
    {...(person && { about: `with ${person.name}` })}
    path={`sittings/${id}/incidents`}
    words={INCIDENT}
    values={{ studentId: person?.studentId ?? null }}
    done="It is in the record."
  />
);

const Extend = ({ id, person }: InRoom & { readonly person?: Person }) => (
  <ActionButton
    label={person ? 'Extend' : 'Extend all'}
    {...(person && { about: `the test of ${person.name}` })}
    path={`sittings/${id}/extend`}
    fields={<MinutesField />}
    values={{ ...keyedMinutes(), attemptId: person?.attempt?.id ?? null }}
    done={({ extended }) => `${formatCount(extended, 'test')} got more time.`}
  >
    {person ? `${person.name} sees` : 'All who sit a test in this room see'} the minutes and the
    reason at once.
  </ActionButton>
);

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
      {attempt?.state === 'open' && <Extend id={id} person={person} />}
      {attempt && attempt.state !== 'void' && (
        <ActionButton
          label="Void"
          about={`the test of ${name}`}
          path={`sittings/${id}/void`}
          values={{ attemptId: attempt.id }}
          done="The test is void; the student may start anew."
        >
          The test does not count, and the student reads the reason. This can&apos;t be undone.
        </ActionButton>
      )}
      <Incident id={id} person={person} />
    </div>
  );
});

/** Where a test is, in one line. */
function testText({ attempt, state }: Person, now: number): string {
  if (!attempt) return state === 'admitted' ? 'Not started' : '';
  const { answered, questions, leftTimes, leftSeconds } = attempt;
  const left = leftTimes
    ? ` · left the page ${formatCount(leftTimes, 'time')}, ${leftSeconds} s`
    : '';
  const answers = `${answered} of ${questions} answered${left}`;
  const domain = domainLabel(attempt.domain);
  if (attempt.state !== 'open') return `${domain} · ${attempt.state} · ${answers}`;
  return `${domain} · ${asClock(liveOf(attempt, now).remainingSeconds)} left · ${answers}`;
}

const isCutOff = ({ attempt }: Person, now: number): boolean =>
  attempt?.state === 'open' && liveOf(attempt, now).isQuiet;

function Row({ id, person, now }: OfPerson & { readonly now: number }) {
  const { name, email, avatarUrl, state, reason, isExpected, isSecondDevice } = person;
  return (
    <li className={styles.row}>
      <div className={`${styles.who ?? ''} flex gap-3`}>
        {avatarUrl && <img src={avatarUrl} alt="" width={64} height={64} />}
        <div className="can-shrink">
          <strong>{name}</strong>
          <p>{email}</p>
        </div>
      </div>
      <div className="flex gap-3 wrap items-center">
        <Badge tone={state === 'waiting' ? 'bad' : state === 'admitted' ? 'good' : 'plain'}>
          {state}
        </Badge>
        {!isExpected && <Badge tone="plain">not on the list</Badge>}
        {isSecondDevice && <Badge tone="bad">second device</Badge>}
        {isCutOff(person, now) && <Badge tone="bad">cut off</Badge>}
        <span>{reason ? `“${reason}”` : testText(person, now)}</span>
        {isSecondDevice && state === 'waiting' && (
          <small className="soft">Once admitted, the first device can no longer go on.</small>
        )}
      </div>
      <Acts id={id} person={person} />
    </li>
  );
}

const ORDER = { waiting: 0, admitted: 1, declined: 2 } as const;

const Figure = ({ name, value }: { readonly name: string; readonly value: string | number }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);

function Seen({ id, room, now }: InRoom & { readonly room: Room; readonly now: number }) {
  const { code, people, missing, incidents } = room;
  const here = people.filter(({ state }) => state !== 'declined');
  const left = code ? Math.max(0, Math.round((Date.parse(code.changesAt) - now) / 1000)) : 0;
  return (
    <>
      <div className={styles.bar}>
        <dl className={styles.figures}>
          {code && <Figure name={`Code, new in ${asClock(left)}`} value={code.code} />}
          <Figure name="On this list" value={here.length} />
          <Figure name="Waiting" value={here.filter((one) => one.state === 'waiting').length} />
        </dl>
        <div className={styles.all}>
          <Extend id={id} />
          <ActionButton
            label="Announce"
            path={`sittings/${id}/announce`}
            words={SENTENCE}
            done={saidText}
          />
          <Incident id={id} />
          <ActionButton
            label="Close the sitting"
            path={`sittings/${id}/close`}
            words={null}
            done="The sitting is closed; its record can be saved."
          >
            Nobody can enter any more, and who still waits is declined.
          </ActionButton>
        </div>
      </div>
      <p className={styles.note}>
        Are as many people in the room as on this list? Who is on it and not in the room is
        declined.
      </p>
      {people.length === 0 ? (
        <p className="empty">Nobody has entered the code yet. Students type it on the page Test.</p>
      ) : (
        <ul className={styles.rows} aria-label="In this room, who waits first">
          {people
            .toSorted((one, other) => ORDER[one.state] - ORDER[other.state])
            .map((person) => (
              <Row key={person.admissionId} id={id} person={person} now={now} />
            ))}
        </ul>
      )}
      {missing.length > 0 && (
        <p className={styles.note}>
          On the list, not here yet ({missing.length}): {missing.join(', ')}
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

/** The room while it runs: its code, who waits, sits or is cut off, and what the supervisor may do. */
export function RoomView({ id }: InRoom) {
  const { data, error, refetch } = useQuery({
    ...answerTo(`/api/admin/sittings/${id}/room`),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_EVERY_MS,
  });
  const clock = useClock();
  const ahead = useAhead(data);
  return (
    <>
      {error && <Failed message={error.message} onRetry={() => void refetch()} />}
      {data ? <Seen id={id} room={data} now={clock + ahead} /> : !error && <Loading />}
    </>
  );
}
