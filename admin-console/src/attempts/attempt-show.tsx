import { domainLabel } from '@portal/domain/accounts/choices.js';
import type { RaRecord } from 'react-admin';
import { ActionButton } from '../components/action-button.js';
import { Badge } from '../components/badge.js';
import { EntryLink } from '../components/entry-link.js';
import { Facts } from '../components/facts.js';
import { Moment } from '../components/moment.js';
import { ShowScreen } from '../components/show-screen.js';

type AttemptEntry = RaRecord<string> & {
  readonly studentId: string;
  readonly studentName: string;
  readonly email: string;
  readonly domain: string;
  readonly state: string;
  readonly startedAt: string;
  readonly deadline: string;
  readonly closedAt: string | null;
};

const factsOf = (attempt: AttemptEntry) =>
  [
    [
      'State',
      <Badge key="state" tone="plain">
        {attempt.state}
      </Badge>,
    ],
    [
      'Student',
      <EntryLink key="student" resource="students" id={attempt.studentId}>
        {attempt.studentName}
      </EntryLink>,
    ],
    ['Email', attempt.email],
    ['Domain', domainLabel(attempt.domain)],
    ['Started', <Moment key="start" at={attempt.startedAt} />],
    ['Deadline', <Moment key="deadline" at={attempt.deadline} />],
    ['Closed', <Moment key="end" at={attempt.closedAt} />],
  ] as const;

/** A result shares its attempt's id. */
function Actions({ attempt }: { readonly attempt: AttemptEntry }) {
  if (attempt.state !== 'open') {
    return (
      <EntryLink resource="results" id={attempt.id}>
        Show the result
      </EntryLink>
    );
  }
  return (
    <ActionButton
      label="Close overdue attempt"
      path={`attempts/${attempt.id}/close`}
      done="The attempt was closed."
    >
      It is graded by the answers saved so far, and counts as used. An attempt whose time still runs
      stays open.
    </ActionButton>
  );
}

/** One attempt. */
export default function AttemptShow() {
  return (
    <ShowScreen<AttemptEntry>
      resource="attempts"
      back="All attempts"
      refused="Failed to fetch the attempt."
      title={({ studentName }) => studentName}
      actions={(attempt) => <Actions attempt={attempt} />}
    >
      {(attempt) => <Facts facts={factsOf(attempt)} />}
    </ShowScreen>
  );
}
