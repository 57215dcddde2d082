import { keyedMinutes, MINUTES, MinutesField } from './minutes-field.js';
import { ActionButton } from '../../components/action-button.js';
import { linkTo } from '../../components/values.js';
import type { Entry } from '../../providers/data-provider.js';

type Of = Pick<Entry<'attempts'>, 'id' | 'state' | 'deadline' | 'studentName' | 'addedSeconds'>;

/** Where the actions are beside those of other tests. */
type OneOfMany = { readonly isOneOfMany?: true };

const Extend = ({
  id,
  studentName,
  addedSeconds,
  isOneOfMany,
}: Omit<Of, 'state' | 'deadline'> & OneOfMany) => (
  <ActionButton
    label="Extend"
    {...(isOneOfMany && { about: `the test of ${studentName}` })}
    path={`attempts/${id}/extend`}
    fields={<MinutesField />}
    values={{ ...keyedMinutes(), seenAdded: addedSeconds }}
    done="The time was added; the page of the test shows it."
  >
    {studentName} sees the minutes and the reason at once.
  </ActionButton>
);

const GiveBack = ({
  id,
  state,
  studentName,
  isOneOfMany,
}: Omit<Of, 'deadline' | 'addedSeconds'> & OneOfMany) => (
  <ActionButton
    label="Void and give back"
    {...(isOneOfMany && { about: `the test of ${studentName}` })}
    path={`attempts/${id}/void`}
    done="The attempt is void; the student is told by mail."
  >
    {state === 'open'
      ? `The test of ${studentName} ends now and does not count.`
      : `The result of ${studentName} is withdrawn, and the attempt can be used again.`}{' '}
    The student reads the reason. This can&apos;t be undone.
  </ActionButton>
);

const Reopen = ({ id, studentName }: Of) => (
  <ActionButton
    label="Reopen"
    path={`attempts/${id}/reopen`}
    fields={<MinutesField />}
    values={MINUTES}
    done="The test is open again; the student is told by mail."
  >
    {studentName} goes on with the same questions and answers, from now on for so many minutes. It
    is refused once the review was opened. The student reads the reason.
  </ActionButton>
);

const CloseOverdue = ({ id }: Of) => (
  <ActionButton
    label="Close overdue attempt"
    path={`attempts/${id}/close`}
    done="The attempt was closed."
  >
    It is graded by the answers saved so far, and counts as used. An attempt whose time still runs
    stays open.
  </ActionButton>
);

const isOverdue = ({ deadline }: Of): boolean => Date.parse(deadline) < Date.now();

/** What may be done to a test also in its room. */
export const TestActions = (test: Omit<Of, 'deadline'>) => (
  <>
    {test.state === 'open' && <Extend {...test} isOneOfMany />}
    {test.state !== 'void' && <GiveBack {...test} isOneOfMany />}
  </>
);

/** The actions that the state of an attempt allows. A result shares its attempt's id. */
export function AttemptActions({ attempt }: { readonly attempt: Of }) {
  if (attempt.state === 'void') return null;
  if (attempt.state === 'open') {
    return (
      <>
        <Extend {...attempt} />
        {isOverdue(attempt) && <CloseOverdue {...attempt} />}
        <GiveBack {...attempt} />
      </>
    );
  }
  return (
    <>
      {linkTo('results', attempt.id, 'Show the result')}
      <Reopen {...attempt} />
      <GiveBack {...attempt} />
    </>
  );
}
