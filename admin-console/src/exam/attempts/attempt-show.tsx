import { domainLabel } from '@portal/domain/kernel/choices.js';
import { AttemptState } from './attempt-state.js';
import { AttemptActions } from './attempt-actions.js';
import { ConnectionOf, InterventionsOf } from './interventions-of.js';
import { LateAnswersOf } from './late-answers-of.js';
import { linkTo } from '../../components/entry-link.js';
import { Moment } from '../../components/moment.js';
import { ShowScreen } from '../../components/show-screen.js';
import { AllTries } from '../results/all-tries.js';
import type { Entry } from '../../providers/api-types.js';

type AttemptEntry = Entry<'attempts'>;

/** Such as "50 minutes (30 + 10 extra time + 10 added)". */
function timeText({ startedAt, deadline, extraSeconds, addedSeconds }: AttemptEntry): string {
  const total = (Date.parse(deadline) - Date.parse(startedAt)) / 60_000;
  const [extra, added] = [extraSeconds / 60, addedSeconds / 60];
  const parts = [
    String(Math.round(total - extra - added)),
    ...(extra > 0 ? [`${Math.round(extra)} extra time`] : []),
    ...(added > 0 ? [`${Math.round(added)} added`] : []),
  ];
  const sum = parts.length > 1 ? ` (${parts.join(' + ')})` : '';
  return `${Math.round(total)} minutes${sum}`;
}

const factsOf = (attempt: AttemptEntry) =>
  [
    ['State', <AttemptState key="state" state={attempt.state} />],
    ['Student', linkTo('students', attempt.studentId, attempt.studentName)],
    ['Email', attempt.email],
    ['Domain', domainLabel(attempt.domain)],
    ['Time', timeText(attempt)],
    ['Started', <Moment key="start" at={attempt.startedAt} />],
    ['Deadline', <Moment key="deadline" at={attempt.deadline} />],
    ['Closed', <Moment key="end" at={attempt.closedAt} />],
  ] as const;

/** In these states an attempt has a result. */
const CLOSED = ['submitted', 'expired'];

export default function AttemptShow() {
  return (
    <ShowScreen<AttemptEntry>
      resource="attempts"
      actions={(attempt) => <AttemptActions attempt={attempt} />}
      facts={factsOf}
    >
      {(attempt) => (
        <>
          {CLOSED.includes(attempt.state) && <AllTries resultId={attempt.id} />}
          <InterventionsOf attempt={attempt} />
          <ConnectionOf attempt={attempt} />
          <LateAnswersOf rows={attempt.lateAnswers} />
        </>
      )}
    </ShowScreen>
  );
}
