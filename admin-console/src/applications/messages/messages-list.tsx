import { TextInput } from 'react-admin';
import { MESSAGE_KIND_WORDS, MESSAGE_STATE_WORDS } from '../../components/message-words.js';
import { AnswerBy, hasDueDay, MessageState } from './message-state.js';
import { AllSelected } from '../../components/bulk/all-selected.js';
import { choiceFilter, dateFilters, onlyFilter, searchFilter } from '../../components/filters.js';
import { ListScreen } from '../../components/list-screen.js';
import type { Row } from '../../providers/data-provider.js';
import { type Column, email, stateOf, when } from '../../components/values.js';

type MessageRow = Row<'messages'>;

const FILTERS = [
  searchFilter,
  choiceFilter('state', 'State', MESSAGE_STATE_WORDS),
  onlyFilter('late', 'Late', 'The answer is overdue', { alwaysOn: true }),
  choiceFilter('kind', 'Kind', MESSAGE_KIND_WORDS, { alwaysOn: true }),
  <TextInput key="owner" source="owner" label="Owner" />,
  ...dateFilters('Written'),
];

const KINDS = ['close-messages'] as const;

const COLUMNS: readonly Column<MessageRow>[] = [
  { source: 'name', width: 12 },
  stateOf(MessageState),
  {
    ...{ source: 'dueAt', label: 'Answer by', rank: 1, width: 13 },
    show: (row) => hasDueDay(row) && <AnswerBy of={row} isShort />,
  },
  { source: 'owner', label: 'Owner', width: 8 },
  { source: 'subject', rank: 1, show: ({ subject, service }) => subject || service, width: 14 },
  { source: 'message', width: 18 },
  { ...email, rank: 2 },
  when('createdAt', 'Date', { isSorted: true, rank: 3 }),
];

export default function MessagesList() {
  return (
    <ListScreen
      resource="messages"
      filters={FILTERS}
      bulkActions={<AllSelected kinds={KINDS} />}
      columns={COLUMNS}
    />
  );
}
