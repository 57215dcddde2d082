import { domainLabel } from '@portal/domain/accounts/choices.js';
import { APPLICATION_STATUSES } from '@portal/domain/applications/application.js';
import { DataTable, type RaRecord } from 'react-admin';
import { Badge } from '../components/badge.js';
import { between, ofDomain, oneOf, search } from '../components/filters.js';
import { ListScreen } from '../components/list-screen.js';
import { Moment } from '../components/moment.js';

type ApplicationRow = RaRecord<string> & {
  readonly domain: string;
  readonly status: string;
  readonly createdAt: string;
};

const FILTERS = [search, oneOf('status', 'Status', APPLICATION_STATUSES), ofDomain, ...between];

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
      rowClick={false}
    >
      <Column source="name" disableSort />
      <Column source="email" disableSort />
      <Column source="phone" disableSort />
      <Column label="Domain" render={({ domain }) => domainLabel(domain)} />
      <Column source="education" disableSort />
      <Column source="experience" disableSort />
      <Column source="skills" disableSort />
      <Column source="message" disableSort />
      <Column label="Status" render={({ status }) => <Badge tone="plain">{status}</Badge>} />
      <Column
        source="createdAt"
        label="Date"
        render={({ createdAt }) => <Moment at={createdAt} />}
      />
    </ListScreen>
  );
}
