import { dateFilters, domainFilter, searchFilter, yesNoFilter } from '../../components/filters.js';
import { asMinutes } from '../../components/format.js';
import { ListScreen } from '../../components/list-screen.js';
import { Verdict, type Column, domain, email, studentName, when } from '../../components/values.js';
import type { Row } from '../../providers/data-provider.js';

type ResultRow = Row<'results'>;

const FILTERS = [
  searchFilter,
  domainFilter,
  yesNoFilter('passed', 'Result', { yes: 'Passed', no: 'Failed' }),
  ...dateFilters('Completed'),
];

const COLUMNS: readonly Column<ResultRow>[] = [
  studentName,
  {
    ...{ source: 'passed', label: 'Result', isBadge: true },
    show: ({ passed, isVoid }) => <Verdict passed={passed} isVoid={isVoid} />,
  },
  email,
  domain,
  {
    ...{ source: 'score', label: 'Score', align: 'right', rank: 1 },
    show: ({ score, totalQuestions }) => `${score}/${totalQuestions}`,
  },
  {
    ...{ source: 'percentage', align: 'right', rank: 1, isSorted: true },
    show: ({ percentage }) => `${percentage}%`,
  },
  {
    ...{ source: 'timeTaken', label: 'Time Taken', align: 'right' },
    show: ({ timeTaken }) => asMinutes(timeTaken),
  },
  when('completedOn', 'Date', { isSorted: true, rank: 1 }),
];

export default function ResultsList() {
  return <ListScreen resource="results" sort="completedOn" filters={FILTERS} columns={COLUMNS} />;
}
