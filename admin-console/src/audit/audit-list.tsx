import { DataTable } from 'react-admin';
import { When } from '../components/cells.js';
import { actionInWords, AUDIT_KIND_WORDS, SUBJECT_WORDS } from './audit-words.js';
import { aboutOf, doneInBrief } from './changes.js';
import { EntryColumn } from '../components/columns.js';
import { Excerpt } from '../components/excerpt.js';
import { dateFilters, choiceFilter, searchFilter } from '../components/filters.js';
import { ListScreen } from '../components/list-screen.js';
import { Moment } from '../components/moment.js';
import type { Row } from '../providers/api-types.js';

type AuditRow = Row<'audit'>;

const FILTERS = [
  searchFilter,
  choiceFilter('kind', 'Kind', AUDIT_KIND_WORDS, { alwaysOn: true }),
  choiceFilter('subject', 'Subject', SUBJECT_WORDS, { alwaysOn: true }),
  ...dateFilters('Done', { alwaysOn: true }),
];

const card = (row: AuditRow) => ({
  title: actionInWords(row.action),
  lines: [
    row.adminName,
    aboutOf(row),
    <Excerpt key="reason" of={row.reason} />,
    <Excerpt key="changes" of={doneInBrief(row)} />,
    <Moment key="at" at={row.at} />,
  ],
});

const Column = DataTable.Col<AuditRow>;

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
      <Column source="at" label="When" field={When} />
      <Column source="adminName" label="Admin" disableSort />
      <EntryColumn<AuditRow> source="action" words={({ action }) => actionInWords(action)} />
      <Column source="subject" disableSort render={aboutOf} />
      <Column source="reason" disableSort render={({ reason }) => <Excerpt of={reason} />} />
      <Column label="Changes" render={(row) => <Excerpt of={doneInBrief(row)} />} />
    </ListScreen>
  );
}
