import { domainLabel } from '@portal/domain/kernel/choices.js';
import { DataTable } from 'react-admin';
import { DomainName, When } from '../../components/cells.js';
import { AttemptState } from './attempt-state.js';
import { ATTEMPT_STATE_WORDS } from './attempt-words.js';
import { StateColumn, StudentColumn } from '../../components/columns.js';
import { dateFilters, onlyFilter, choiceFilter, searchFilter } from '../../components/filters.js';
import { ListScreen } from '../../components/list-screen.js';
import { Moment } from '../../components/moment.js';
import type { Row } from '../../providers/api-types.js';

type AttemptRow = Row<'attempts'>;

const FILTERS = [
  searchFilter,
  choiceFilter('state', 'State', ATTEMPT_STATE_WORDS, { alwaysOn: true }),
  onlyFilter('lateAnswers', 'Late answers', 'Waiting for a decision'),
  ...dateFilters('Started'),
];

const card = (row: AttemptRow) => ({
  title: row.studentName,
  badge: <AttemptState state={row.state} />,
  lines: [row.email, domainLabel(row.domain), <Moment key="start" at={row.startedAt} />],
});

const Column = DataTable.Col<AttemptRow>;

export default function AttemptsList() {
  return (
    <ListScreen
      resource="attempts"
      sort={{ field: 'startedAt', order: 'DESC' }}
      filters={FILTERS}
      card={card}
      empty="No attempts found"
      refused="Failed to fetch attempts."
    >
      <StudentColumn />
      <StateColumn as={AttemptState} />
      <Column source="email" disableSort />
      <Column source="domain" label="Domain" disableSort field={DomainName} />
      <Column source="startedAt" label="Started" field={When} />
      <Column source="deadline" label="Deadline" disableSort field={When} />
      <Column source="closedAt" label="Closed" disableSort field={When} />
    </ListScreen>
  );
}
