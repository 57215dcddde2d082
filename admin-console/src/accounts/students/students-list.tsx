import { useCanAccess } from 'react-admin';
import { StudentState } from './student-state.js';
import { AllSelected } from '../../components/bulk/all-selected.js';
import { dateFilters, onlyFilter, searchFilter, yesNoFilter } from '../../components/filters.js';
import { ListScreen } from '../../components/list-screen.js';
import type { Row } from '../../providers/data-provider.js';
import { type Column, domain, email, when } from '../../components/values.js';

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

const KINDS = ['write-to-students'] as const;

const COLUMNS: readonly Column<StudentRow>[] = [
  { source: 'name', width: 16 },
  {
    ...{ source: 'state', label: 'State', isBadge: true },
    show: (row) => <StudentState student={row} />,
  },
  email,
  { source: 'phone', rank: 1 },
  domain,
  { source: 'attemptsUsed', label: 'Attempts', show: used },
  when('createdAt', 'Since', { isSorted: true }),
];

export default function StudentsList() {
  const { canAccess } = useCanAccess({ action: 'create', resource: 'bulk' });
  return (
    <ListScreen
      resource="students"
      filters={FILTERS}
      bulkActions={canAccess && <AllSelected kinds={KINDS} />}
      columns={COLUMNS}
    />
  );
}
