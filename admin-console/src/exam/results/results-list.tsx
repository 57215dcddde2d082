import { domainLabel } from '@portal/domain/kernel/choices.js';
import { DataTable } from 'react-admin';
import { DomainName, When } from '../../components/cells.js';
import { StudentColumn } from '../../components/columns.js';
import { dateFilters, domainFilter, searchFilter, yesNoFilter } from '../../components/filters.js';
import { asMinutes } from '../../components/format.js';
import { ListScreen } from '../../components/list-screen.js';
import { Moment } from '../../components/moment.js';
import { Verdict } from '../../components/verdict.js';
import type { Row } from '../../providers/api-types.js';

type ResultRow = Row<'results'>;

const FILTERS = [
  searchFilter,
  domainFilter,
  yesNoFilter('passed', 'Result', { yes: 'Passed', no: 'Failed' }),
  ...dateFilters('Completed'),
];

const Column = DataTable.Col<ResultRow>;

const card = (row: ResultRow) => ({
  title: row.studentName,
  badge: <Verdict passed={row.passed} isVoid={row.isVoid} />,
  lines: [
    `${domainLabel(row.domain)}, ${row.score}/${row.totalQuestions} (${row.percentage}%)`,
    row.email,
    <Moment key="date" at={row.completedOn} />,
  ],
});

export default function ResultsList() {
  return (
    <ListScreen
      resource="results"
      sort={{ field: 'completedOn', order: 'DESC' }}
      sortable={['completedOn', 'percentage']}
      filters={FILTERS}
      card={card}
      empty="No test results found"
      refused="Failed to fetch results."
    >
      <StudentColumn />
      <Column
        source="passed"
        label="Result"
        disableSort
        render={({ passed, isVoid }) => <Verdict passed={passed} isVoid={isVoid} />}
      />
      <Column source="email" disableSort />
      <Column source="domain" label="Domain" disableSort field={DomainName} />
      <Column
        label="Score"
        render={({ score, totalQuestions }) => `${score}/${totalQuestions}`}
        align="right"
      />
      <Column source="percentage" render={({ percentage }) => `${percentage}%`} align="right" />
      <Column
        source="timeTaken"
        label="Time Taken"
        disableSort
        render={({ timeTaken }) => asMinutes(timeTaken)}
        align="right"
      />
      <Column source="completedOn" label="Date" field={When} />
    </ListScreen>
  );
}
