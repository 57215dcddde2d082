import { DataTable, type RaRecord } from 'react-admin';
import { Excerpt } from '../components/excerpt.js';
import { EntryLink } from '../components/entry-link.js';
import { between, search } from '../components/filters.js';
import { ListScreen } from '../components/list-screen.js';
import { Moment } from '../components/moment.js';

type MessageRow = RaRecord<string> & {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
  readonly createdAt: string;
};

const FILTERS = [search, ...between];

const card = (row: MessageRow) => ({
  title: row.name,
  lines: [
    row.email,
    <Excerpt key="subject" of={row.subject || row.message} />,
    <Moment key="date" at={row.createdAt} />,
  ],
});

const Column = DataTable.Col<MessageRow>;

/** What visitors wrote on the contact page. */
export default function MessagesList() {
  return (
    <ListScreen
      resource="messages"
      sort={{ field: 'createdAt', order: 'DESC' }}
      filters={FILTERS}
      card={card}
      empty="No messages found"
      refused="Failed to fetch messages."
    >
      <Column
        source="name"
        disableSort
        render={({ id, name }) => (
          <EntryLink resource="messages" id={id}>
            {name}
          </EntryLink>
        )}
      />
      <Column source="email" disableSort />
      <Column source="subject" disableSort render={({ subject }) => <Excerpt of={subject} />} />
      <Column source="message" disableSort render={({ message }) => <Excerpt of={message} />} />
      <Column
        source="createdAt"
        label="Date"
        render={({ createdAt }) => <Moment at={createdAt} />}
      />
    </ListScreen>
  );
}
