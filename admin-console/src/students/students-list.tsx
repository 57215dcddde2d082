import { domainLabel } from '@portal/domain/accounts/choices.js';
import { DataTable } from 'react-admin';
import { DomainName, When } from '../components/cells.js';
import { StudentState } from './student-state.js';
import { linkTo } from '../components/entry-link.js';
import { between, isSo, search, whether } from '../components/filters.js';
import { ListScreen } from '../components/list-screen.js';
import type { Row } from '../providers/api-types.js';

type StudentRow = Row<'students'>;

const FILTERS = [
  search,
  whether('paid', 'Paid', { alwaysOn: true }),
  whether('verified', 'Email verified', { alwaysOn: true }),
  isSo('tested', 'Tests', 'Has started one'),
  isSo('passed', 'Result', 'Has passed a test'),
  whether('deactivated', 'Deactivated'),
  whether('erased', 'Erased'),
  ...between('Signed up'),
];

const used = ({ attemptsUsed, totalAttempts }: StudentRow): string =>
  `${attemptsUsed} of ${totalAttempts} used`;

const card = (row: StudentRow) => ({
  title: row.name,
  badge: <StudentState student={row} />,
  lines: [row.email, `${domainLabel(row.domain)}, ${used(row)}`],
});

const Column = DataTable.Col<StudentRow>;

export default function StudentsList() {
  return (
    <ListScreen
      resource="students"
      sortable={['createdAt', 'name']}
      filters={FILTERS}
      card={card}
      empty="No students found"
      refused="Failed to fetch students."
    >
      <Column source="name" render={({ id, name }) => linkTo('students', id, name)} />
      <Column label="State" render={(row) => <StudentState student={row} />} />
      <Column source="email" disableSort />
      <Column source="phone" disableSort />
      <Column source="domain" label="Domain" disableSort field={DomainName} />
      <Column source="attemptsUsed" label="Attempts" disableSort render={used} />
      <Column source="createdAt" label="Since" field={When} />
    </ListScreen>
  );
}
