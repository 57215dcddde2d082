import { domainLabel } from '@portal/domain/accounts/choices.js';
import { DataTable, type RaRecord } from 'react-admin';
import { Badge } from '../components/badge.js';
import { between, search, whether } from '../components/filters.js';
import { ListScreen } from '../components/list-screen.js';
import { Moment } from '../components/moment.js';

type StudentRow = RaRecord<string> & {
  readonly domain: string;
  readonly paidAt: string | null;
  readonly emailVerifiedAt: string | null;
  readonly deactivatedAt: string | null;
  readonly attemptsUsed: number;
  readonly totalAttempts: number;
  readonly createdAt: string;
};

const FILTERS = [
  search,
  whether('paid', 'Paid'),
  whether('verified', 'Email verified'),
  whether('deactivated', 'Deactivated'),
  ...between,
];

function state({ deactivatedAt, emailVerifiedAt, paidAt }: StudentRow) {
  if (deactivatedAt) return <Badge tone="bad">Deactivated</Badge>;
  if (!emailVerifiedAt) return <Badge tone="plain">Not verified</Badge>;
  return <Badge tone={paidAt ? 'good' : 'plain'}>{paidAt ? 'Paid' : 'Not paid'}</Badge>;
}

const Column = DataTable.Col<StudentRow>;

/** All students. */
export default function StudentsList() {
  return (
    <ListScreen
      resource="students"
      sort={{ field: 'createdAt', order: 'DESC' }}
      filters={FILTERS}
      empty="No students found"
      refused="Failed to fetch students."
    >
      <Column source="name" />
      <Column source="email" disableSort />
      <Column source="phone" disableSort />
      <Column label="Domain" render={({ domain }) => domainLabel(domain)} />
      <Column label="State" render={state} />
      <Column
        label="Attempts"
        render={({ attemptsUsed, totalAttempts }) => `${attemptsUsed} of ${totalAttempts} used`}
      />
      <Column
        source="createdAt"
        label="Since"
        render={({ createdAt }) => <Moment at={createdAt} />}
      />
    </ListScreen>
  );
}
