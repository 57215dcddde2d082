import { Fragment } from 'react';
import { DataTable, TextInput } from 'react-admin';
import { When } from '../../components/cells.js';
import { MESSAGE_KIND_WORDS, MESSAGE_STATE_WORDS } from '../../components/message-words.js';
import { AnswerBy, hasDueDay, MessageState } from './message-state.js';
import { AllSelected } from '../../components/bulk/all-selected.js';
import { EntryColumn, StateColumn } from '../../components/columns.js';
import { Excerpt } from '../../components/excerpt.js';
import { dateFilters, onlyFilter, choiceFilter, searchFilter } from '../../components/filters.js';
import { ListScreen } from '../../components/list-screen.js';
import { Moment } from '../../components/moment.js';
import type { Row } from '../../providers/api-types.js';

type MessageRow = Row<'messages'>;

const FILTERS = [
  searchFilter,
  choiceFilter('state', 'State', MESSAGE_STATE_WORDS, { alwaysOn: true }),
  onlyFilter('late', 'Late', 'The answer is overdue', { alwaysOn: true }),
  choiceFilter('kind', 'Kind', MESSAGE_KIND_WORDS, { alwaysOn: true }),
  <TextInput key="owner" source="owner" label="Owner" />,
  ...dateFilters('Written'),
];

const card = (row: MessageRow) => ({
  title: row.name,
  badge: <MessageState state={row.state} />,
  lines: [
    row.email,
    ...(row.owner ? [`Owner: ${row.owner}`] : []),
    <Excerpt key="subject" of={row.subject || row.service || row.message} />,
    <Moment key="date" at={row.createdAt} />,
    ...(hasDueDay(row)
      ? [
          <Fragment key="due">
            Answer by <AnswerBy of={row} />
          </Fragment>,
        ]
      : []),
  ],
});

const KINDS = ['close-messages'] as const;

const Column = DataTable.Col<MessageRow>;

export default function MessagesList() {
  return (
    <ListScreen
      resource="messages"
      filters={FILTERS}
      card={card}
      empty="No messages found"
      refused="Failed to fetch messages."
      bulkActions={<AllSelected kinds={KINDS} />}
    >
      <EntryColumn<MessageRow> source="name" words={({ name }) => name} />
      <StateColumn as={MessageState} />
      <Column source="owner" label="Owner" disableSort />
      <Column source="email" disableSort />
      <Column
        source="subject"
        disableSort
        render={({ subject, service }) => <Excerpt of={subject || service} />}
      />
      <Column source="message" disableSort render={({ message }) => <Excerpt of={message} />} />
      <Column source="createdAt" label="Date" field={When} />
      <Column
        source="dueAt"
        label="Answer by"
        disableSort
        render={(row) => hasDueDay(row) && <AnswerBy of={row} />}
      />
    </ListScreen>
  );
}
