import { DataTable } from 'react-admin';
import { aboutOf, doneInBrief } from './changes.js';
import { EntryLink } from '../components/entry-link.js';
import { Excerpt } from '../components/excerpt.js';
import { betweenInSight, oneOf, search } from '../components/filters.js';
import { ListScreen } from '../components/list-screen.js';
import { Moment } from '../components/moment.js';
import type { Row } from '../providers/api-types.js';

type AuditRow = Row<'audit'>;

const SUBJECTS = [
  'admin',
  'application',
  'attempt',
  'bulk-job',
  'certificate',
  'difference',
  'email',
  'list',
  'message',
  'payment',
  'question',
  'receipt',
  'result',
  'saved-view',
  'settings',
  'similar-tests',
  'student',
];

const KINDS = ['change', 'export', 'view', 'sign-in'];

const FILTERS = [
  search,
  oneOf('kind', 'Kind', KINDS, { alwaysOn: true }),
  oneOf('subject', 'Subject', SUBJECTS, { alwaysOn: true }),
  ...betweenInSight,
];

const card = (row: AuditRow) => ({
  title: row.action,
  lines: [
    row.adminName,
    aboutOf(row),
    <Excerpt key="reason" of={row.reason} />,
    <Excerpt key="changes" of={doneInBrief(row)} />,
    <Moment key="at" at={row.at} />,
  ],
});

const Column = DataTable.Col<AuditRow>;

/** What admins changed, took out and looked at. */
export default function AuditList() {
  return (
    <ListScreen
      resource="audit"
      sort={{ field: 'at', order: 'DESC' }}
      filters={FILTERS}
      card={card}
      empty="No actions found"
      refused="Failed to fetch the audit log."
    >
      <Column source="at" label="When" render={({ at }) => <Moment at={at} />} />
      <Column source="adminName" label="Admin" disableSort />
      <Column
        source="action"
        disableSort
        render={({ id, action }) => (
          <EntryLink resource="audit" id={id}>
            {action}
          </EntryLink>
        )}
      />
      <Column source="subject" disableSort render={aboutOf} />
      <Column source="reason" disableSort render={({ reason }) => <Excerpt of={reason} />} />
      <Column label="Changes" render={(row) => <Excerpt of={doneInBrief(row)} />} />
    </ListScreen>
  );
}
