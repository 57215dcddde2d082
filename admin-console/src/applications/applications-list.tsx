import { domainLabel } from '@portal/domain/accounts/choices.js';
import { STAGES } from '@portal/domain/applications/stages.js';
import { DataTable, type RaRecord } from 'react-admin';
import { SetStatus } from './set-status.js';
import { Badge } from '../components/badge.js';
import { EntryLink } from '../components/entry-link.js';
import { Excerpt } from '../components/excerpt.js';
import { between, ofDomain, oneOf, search } from '../components/filters.js';
import { ListScreen } from '../components/list-screen.js';
import { Moment } from '../components/moment.js';

type ApplicationRow = RaRecord<string> & {
  readonly name: string;
  readonly email: string;
  readonly education: string;
  readonly skills: string;
  readonly message: string;
  readonly domain: string;
  readonly status: string;
  readonly createdAt: string;
};

const FILTERS = [search, oneOf('status', 'Status', STAGES), ofDomain, ...between];

const card = (row: ApplicationRow) => ({
  title: row.name,
  badge: <Badge tone="plain">{row.status}</Badge>,
  lines: [row.email, domainLabel(row.domain), <Moment key="date" at={row.createdAt} />],
});

const Column = DataTable.Col<ApplicationRow>;

/** The internship applications. */
export default function ApplicationsList() {
  return (
    <ListScreen
      resource="applications"
      sort={{ field: 'createdAt', order: 'DESC' }}
      filters={FILTERS}
      empty="No applications found"
      refused="Failed to fetch applications."
      bulkActions={<SetStatus />}
      card={card}
    >
      <Column
        source="name"
        disableSort
        render={({ id, name }) => (
          <EntryLink resource="applications" id={id}>
            {name}
          </EntryLink>
        )}
      />
      <Column label="Status" render={({ status }) => <Badge tone="plain">{status}</Badge>} />
      <Column source="email" disableSort />
      <Column source="phone" disableSort />
      <Column label="Domain" render={({ domain }) => domainLabel(domain)} />
      <Column
        source="education"
        disableSort
        render={({ education }) => <Excerpt of={education} />}
      />
      <Column source="experience" disableSort />
      <Column source="skills" disableSort render={({ skills }) => <Excerpt of={skills} />} />
      <Column source="message" disableSort render={({ message }) => <Excerpt of={message} />} />
      <Column
        source="createdAt"
        label="Date"
        render={({ createdAt }) => <Moment at={createdAt} />}
      />
    </ListScreen>
  );
}
