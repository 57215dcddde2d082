import { domainLabel } from '@portal/domain/kernel/choices.js';
import { bulkAction } from '@portal/domain/bulk/bulk-action.js';
import { DataTable } from 'react-admin';
import { DomainName, When } from '../../components/cells.js';
import { StudentState } from './student-state.js';
import { linkTo } from '../../components/entry-link.js';
import { AllSelected } from '../../components/bulk/all-selected.js';
import { dateFilters, onlyFilter, searchFilter, yesNoFilter } from '../../components/filters.js';
import { ListScreen } from '../../components/list-screen.js';
import { useMay } from '../../components/use-may.js';
import type { Row } from '../../providers/api-types.js';

type StudentRow = Row<'students'>;

const FILTERS = [
  searchFilter,
  yesNoFilter('paid', 'Paid', { alwaysOn: true }),
  yesNoFilter('verified', 'Email verified', { alwaysOn: true }),
  onlyFilter('tested', 'Tests', 'Has started one'),
  onlyFilter('passed', 'Result', 'Has passed a test'),
  yesNoFilter('deactivated', 'Deactivated'),
  yesNoFilter('erased', 'Erased'),
  ...dateFilters('Signed up'),
];

const used = ({ attemptsUsed, totalAttempts }: StudentRow): string =>
  `${attemptsUsed} of ${totalAttempts} used`;

const card = (row: StudentRow) => ({
  title: row.name,
  badge: <StudentState student={row} />,
  lines: [row.email, `${domainLabel(row.domain)}, ${used(row)}`],
});

const KINDS = ['write-to-students'] as const;

const Column = DataTable.Col<StudentRow>;

export default function StudentsList() {
  const mayWrite = useMay(bulkAction(KINDS[0]).roles);
  return (
    <ListScreen
      resource="students"
      sortable={['createdAt', 'name']}
      filters={FILTERS}
      card={card}
      empty="No students found"
      refused="Failed to fetch students."
      bulkActions={mayWrite && <AllSelected kinds={KINDS} />}
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
