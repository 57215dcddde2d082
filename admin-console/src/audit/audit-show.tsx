import { actionInWords } from './audit-words.js';
import { aboutOf, changesIn } from './changes.js';
import { linkTo, Moment } from '../components/values.js';
import { PlainTable } from '../components/plain-table.js';
import { ShowScreen } from '../components/show-screen.js';
import type { Entry } from '../providers/data-provider.js';

type AuditEntry = Entry<'audit'>;

/** The subjects that can be looked at, by the resource that shows them. */
const RESOURCES: Readonly<Record<string, string>> = {
  application: 'applications',
  attempt: 'attempts',
  certificate: 'certificates',
  email: 'emails',
  message: 'messages',
  payment: 'payments',
  result: 'results',
  student: 'students',
};

const factsOf = (entry: AuditEntry) =>
  [
    ['When', <Moment key="at" at={entry.at} />],
    ['Admin', entry.adminName],
    [
      'Subject',
      linkTo(
        RESOURCES[entry.subject],
        entry.subjectId,
        entry.subjectName ? aboutOf(entry) : `${aboutOf(entry)} ${entry.subjectId}`,
      ),
    ],
    ['Reason', entry.reason],
  ] as const;

const rowsOf = ({ before, after }: AuditEntry) =>
  changesIn(before, after).map((change) => ({
    key: change.field,
    cells: [change.field, change.before, change.after],
  }));

export default function AuditShow() {
  return (
    <ShowScreen<AuditEntry>
      resource="audit"
      title={({ action }) => actionInWords(action)}
      facts={factsOf}
    >
      {(entry) => (
        <PlainTable
          title="Changes"
          empty="Nothing was changed."
          columns={['Field', 'Before', 'After']}
          rows={rowsOf(entry)}
        />
      )}
    </ShowScreen>
  );
}
