import { DataTable, type RaRecord } from 'react-admin';
import { between, search } from '../components/filters.js';
import { ListScreen } from '../components/list-screen.js';
import { Moment } from '../components/moment.js';

type MessageRow = RaRecord<string> & { readonly createdAt: string };

const FILTERS = [search, ...between];

const Column = DataTable.Col<MessageRow>;

/** What visitors wrote on the contact page. */
export default function MessagesList() {
  return (
    <ListScreen
      resource="messages"
      sort={{ field: 'createdAt', order: 'DESC' }}
      filters={FILTERS}
      empty="No messages found"
      refused="Failed to fetch messages."
      rowClick={false}
    >
      <Column source="name" disableSort />
      <Column source="email" disableSort />
      <Column source="subject" disableSort />
      <Column source="message" disableSort />
      <Column
        source="createdAt"
        label="Date"
        render={({ createdAt }) => <Moment at={createdAt} />}
      />
    </ListScreen>
  );
}
