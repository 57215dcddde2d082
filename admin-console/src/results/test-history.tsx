import { domainLabel } from '@portal/domain/accounts/choices.js';
import type { RaRecord } from 'react-admin';
import { Badge } from '../components/badge.js';
import type { Column } from '../components/data-table.js';
import { asMinutes } from '../components/format.js';
import { ListScreen } from '../components/list-screen.js';
import { Moment } from '../components/moment.js';

type ResultRow = RaRecord<string> & {
  readonly studentName: string;
  readonly email: string;
  readonly domain: string;
  readonly score: number;
  readonly totalQuestions: number;
  readonly percentage: number;
  readonly passed: boolean;
  readonly timeTaken: number;
  readonly testDate: string;
};

const verdict = ({ passed }: ResultRow) => (
  <Badge tone={passed ? 'good' : 'bad'}>{passed ? 'Passed' : 'Failed'}</Badge>
);

const COLUMNS: readonly Column<ResultRow>[] = [
  { header: 'Name', cell: (row) => row.studentName },
  { header: 'Email', cell: (row) => row.email, look: 'prose' },
  { header: 'Domain', cell: (row) => domainLabel(row.domain) },
  { header: 'Score', cell: (row) => `${row.score}/${row.totalQuestions}`, look: 'number' },
  { header: 'Percentage', cell: (row) => `${row.percentage}%`, look: 'number' },
  { header: 'Result', cell: verdict },
  { header: 'Time Taken', cell: (row) => asMinutes(row.timeTaken), look: 'number' },
  { header: 'Date', cell: (row) => <Moment at={row.testDate} /> },
];

/** The newest test results. */
export function TestHistory() {
  return (
    <ListScreen<ResultRow>
      resource="results"
      label="Test results"
      columns={COLUMNS}
      empty="No test results found"
      refused="Failed to fetch results."
    />
  );
}
