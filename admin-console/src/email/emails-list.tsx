import {
  EMAIL_KIND_WORDS,
  EMAIL_STATE_WORDS,
  emailKindInWords,
} from '@portal/domain/email/email-words.js';
import { adviceOn, EmailState } from './email-state.js';
import { AllSelected } from '../components/bulk/all-selected.js';
import { choiceFilter, dateFilters, searchFilter } from '../components/filters.js';
import { ListScreen } from '../components/list-screen.js';
import type { Row } from '../providers/data-provider.js';
import { type Column, stateOf, when } from '../components/values.js';

type EmailRow = Row<'emails'>;

const FILTERS = [
  searchFilter,
  choiceFilter('state', 'State', EMAIL_STATE_WORDS),
  choiceFilter('kind', 'Kind', EMAIL_KIND_WORDS),
  ...dateFilters('Owed'),
];

const KINDS = ['retry-emails', 'cancel-emails'] as const;

const COLUMNS: readonly Column<EmailRow>[] = [
  { source: 'to', width: 16 },
  stateOf(EmailState),
  { source: 'kind', rank: 1, show: ({ kind }) => emailKindInWords(kind), width: 16 },
  {
    ...{ source: 'lastError', label: 'Error', rank: 1, width: 22 },
    show: ({ state, lastError }) => state === 'failed' && adviceOn(lastError ?? ''),
  },
  { source: 'tries', label: 'Times tried', align: 'right', rank: 3 },
  when('createdAt', 'Owed since', { isSorted: true, rank: 1 }),
  when('sentAt', 'Sent'),
];

export default function EmailsList() {
  return (
    <ListScreen
      resource="emails"
      filters={FILTERS}
      bulkActions={<AllSelected kinds={KINDS} />}
      columns={COLUMNS}
    />
  );
}
