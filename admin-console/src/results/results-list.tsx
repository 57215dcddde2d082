import { domainLabel } from '@portal/domain/accounts/choices.js';
import { DataTable, type RaRecord } from 'react-admin';
import { Badge } from '../components/badge.js';
import { between, ofDomain, search, whether } from '../components/filters.js';
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
  readonly completedOn: string;
};

const FILTERS = [search, ofDomain, whether('passed', 'Result', 'Passed', 'Failed'), ...between];

const Column = DataTable.Col<ResultRow>;

/** The results of all tests. */
export default function ResultsList() {
  return (
    <ListScreen
      resource="results"
      sort={{ field: 'completedOn', order: 'DESC' }}
      filters={FILTERS}
      empty="No test results found"
      refused="Failed to fetch results."
    >
      <Column source="studentName" label="Name" disableSort />
      <Column source="email" disableSort />
      <Column label="Domain" render={({ domain }) => domainLabel(domain)} />
      <Column
        label="Score"
        render={({ score, totalQuestions }) => `${score}/${totalQuestions}`}
        align="right"
      />
      <Column source="percentage" render={({ percentage }) => `${percentage}%`} align="right" />
      <Column
        label="Result"
        render={({ passed }) => (
          <Badge tone={passed ? 'good' : 'bad'}>{passed ? 'Passed' : 'Failed'}</Badge>
        )}
      />
      <Column label="Time Taken" render={({ timeTaken }) => asMinutes(timeTaken)} align="right" />
      <Column
        source="completedOn"
        label="Date"
        render={({ completedOn }) => <Moment at={completedOn} />}
      />
    </ListScreen>
  );
}
