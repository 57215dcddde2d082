import { EVENT_STATE_WORDS, eventInWords } from './event-words.js';
import { type EventRow, EventState } from './event-state.js';
import { choiceFilter, dateFilters, onlyFilter, searchFilter } from '../../components/filters.js';
import { ListScreen } from '../../components/list-screen.js';
import { type Column, when } from '../../components/values.js';

const FILTERS = [
  searchFilter,
  onlyFilter('needsALook', 'To look at', 'Unmatched or failed', { alwaysOn: true }),
  choiceFilter('state', 'State', EVENT_STATE_WORDS),
  ...dateFilters('Received'),
];

const COLUMNS: readonly Column<EventRow>[] = [
  { source: 'name', label: 'Event', show: ({ name }) => eventInWords(name), width: 16 },
  {
    ...{ source: 'needsALook', label: 'State', isBadge: true, isSorted: true, width: 16 },
    show: (event) => <EventState event={event} />,
  },
  when('receivedAt', 'Received', { isSorted: true, rank: 1 }),
  when('workedAt', 'Worked off'),
  { source: 'orderId', label: 'Order', rank: 1, width: 14 },
  { source: 'id', label: 'Event id', width: 14 },
];

/** The events that the payment provider sent; those that need attention first. */
export default function EventsList() {
  return (
    <ListScreen resource="provider-events" sort="needsALook" filters={FILTERS} columns={COLUMNS} />
  );
}
