import { actionInWords, AUDIT_KIND_WORDS, SUBJECT_WORDS } from './audit-words.js';
import { aboutOf, doneInBrief } from './changes.js';
import { choiceFilter, dateFilters, searchFilter } from '../components/filters.js';
import { ListScreen } from '../components/list-screen.js';
import type { Row } from '../providers/data-provider.js';
import { type Column, when } from '../components/values.js';

type AuditRow = Row<'audit'>;

const FILTERS = [
  searchFilter,
  choiceFilter('kind', 'Kind', AUDIT_KIND_WORDS, { alwaysOn: true }),
  choiceFilter('subject', 'Subject', SUBJECT_WORDS, { alwaysOn: true }),
  ...dateFilters('Done', { alwaysOn: true }),
];

const COLUMNS: readonly Column<AuditRow>[] = [
  { source: 'action', show: ({ action }) => actionInWords(action), width: 14 },
  when('at', 'When', { isSorted: true, rank: 1 }),
  { source: 'adminName', label: 'Admin', rank: 1, width: 9 },
  { source: 'subject', rank: 1, show: aboutOf, width: 16 },
  { source: 'reason', rank: 1, width: 18 },
  { source: 'changes', label: 'Changes', rank: 1, show: doneInBrief, width: 24 },
];

export default function AuditList() {
  return <ListScreen resource="audit" sort="at" filters={FILTERS} columns={COLUMNS} />;
}
