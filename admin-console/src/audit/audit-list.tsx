import { DataTable, type RaRecord } from 'react-admin';
import { between, oneOf } from '../components/filters.js';
import { ListScreen } from '../components/list-screen.js';
import { Moment } from '../components/moment.js';

type AuditRow = RaRecord<string> & {
  readonly at: string;
  readonly before: unknown;
  readonly after: unknown;
};

const SUBJECTS = [
  'admin',
  'application',
  'attempt',
  'email',
  'message',
  'payment',
  'question',
  'settings',
  'student',
];

const FILTERS = [oneOf('subject', 'Subject', SUBJECTS, { alwaysOn: true }), ...between];

const asText = (facts: unknown): string => (facts === null ? '' : JSON.stringify(facts));

const Column = DataTable.Col<AuditRow>;

/** What admins did, for good. */
export default function AuditList() {
  return (
    <ListScreen
      resource="audit"
      sort={{ field: 'at', order: 'DESC' }}
      filters={FILTERS}
      empty="No actions found"
      refused="Failed to fetch the audit log."
      rowClick={false}
    >
      <Column source="at" label="When" render={({ at }) => <Moment at={at} />} />
      <Column source="adminName" label="Admin" disableSort />
      <Column source="action" disableSort />
      <Column source="subject" disableSort />
      <Column source="subjectId" label="Id" disableSort />
      <Column source="reason" disableSort />
      <Column label="Before" render={({ before }) => asText(before)} />
      <Column label="After" render={({ after }) => asText(after)} />
    </ListScreen>
  );
}
