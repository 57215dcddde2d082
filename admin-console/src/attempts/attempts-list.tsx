import { domainLabel } from '@portal/domain/accounts/choices.js';
import { DataTable } from 'react-admin';
import { Badge } from '../components/badge.js';
import { EntryLink } from '../components/entry-link.js';
import { between, isSo, oneOf, search } from '../components/filters.js';
import { ListScreen } from '../components/list-screen.js';
import { Moment } from '../components/moment.js';
import type { Row } from '../providers/api-types.js';

type AttemptRow = Row<'attempts'>;

const FILTERS = [
  search,
  oneOf('state', 'State', ['open', 'submitted', 'expired', 'void'], { alwaysOn: true }),
  isSo('lateAnswers', 'Late answers', 'Waiting for a decision'),
  ...between,
];

const card = (row: AttemptRow) => ({
  title: row.studentName,
  badge: <Badge tone="plain">{row.state}</Badge>,
  lines: [row.email, domainLabel(row.domain), <Moment key="start" at={row.startedAt} />],
});

const Column = DataTable.Col<AttemptRow>;

/** The attempts of all students, open ones among them. */
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
      <Column
        source="studentName"
        label="Name"
        disableSort
        render={({ id, studentName }) => (
          <EntryLink resource="attempts" id={id}>
            {studentName}
          </EntryLink>
        )}
      />
      <Column source="email" disableSort />
      <Column label="Domain" render={({ domain }) => domainLabel(domain)} />
      <Column label="State" render={({ state }) => <Badge tone="plain">{state}</Badge>} />
      <Column
        source="startedAt"
        label="Started"
        render={({ startedAt }) => <Moment at={startedAt} />}
      />
      <Column label="Deadline" render={({ deadline }) => <Moment at={deadline} />} />
      <Column label="Closed" render={({ closedAt }) => <Moment at={closedAt} />} />
    </ListScreen>
  );
}
