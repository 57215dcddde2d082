import { DataTable } from 'react-admin';
import { When } from '../../components/cells.js';
import { EVENT_STATE_WORDS, eventInWords } from './event-words.js';
import type { EventRow } from './event-row.js';
import { EventState } from './event-state.js';
import { EntryColumn } from '../../components/columns.js';
import { dateFilters, onlyFilter, choiceFilter, searchFilter } from '../../components/filters.js';
import { ListScreen } from '../../components/list-screen.js';
import { Moment } from '../../components/moment.js';

const FILTERS = [
  searchFilter,
  onlyFilter('needsALook', 'To look at', 'Unmatched or failed', { alwaysOn: true }),
  choiceFilter('state', 'State', EVENT_STATE_WORDS),
  ...dateFilters('Received'),
];

const card = (row: EventRow) => ({
  title: eventInWords(row.name),
  badge: <EventState event={row} />,
  lines: [row.orderId, row.id, <Moment key="date" at={row.receivedAt} />],
});

const Column = DataTable.Col<EventRow>;

/** The events that the payment provider sent; those that need attention first. */
export default function EventsList() {
  return (
    <ListScreen
      resource="provider-events"
      sort={{ field: 'needsALook', order: 'DESC' }}
      sortable={['needsALook', 'receivedAt']}
      filters={FILTERS}
      card={card}
      empty="No events found"
      refused="Failed to fetch the provider's events."
    >
      <EntryColumn<EventRow> source="name" label="Event" words={({ name }) => eventInWords(name)} />
      <Column source="needsALook" label="State" render={(event) => <EventState event={event} />} />
      <Column source="orderId" label="Order" disableSort />
      <Column source="id" label="Event id" disableSort />
      <Column source="receivedAt" label="Received" field={When} />
      <Column source="workedAt" label="Worked off" disableSort field={When} />
    </ListScreen>
  );
}
