import { DataTable } from 'react-admin';
import { When } from '../components/cells.js';
import { ACCOMMODATION_STATE_WORDS } from './accommodation-words.js';
import type { AccommodationRow } from './accommodation-row.js';
import { AccommodationState } from './accommodation-state.js';
import { StateColumn, StudentColumn } from '../components/columns.js';
import { between, oneOf, search } from '../components/filters.js';
import { ListScreen } from '../components/list-screen.js';
import { Moment } from '../components/moment.js';

const FILTERS = [
  search,
  oneOf('state', 'State', ACCOMMODATION_STATE_WORDS, { alwaysOn: true }),
  ...between('Asked'),
];

const card = (row: AccommodationRow) => ({
  title: row.studentName,
  badge: <AccommodationState state={row.state} />,
  lines: [
    row.email,
    `${row.minutesPerHour} minutes an hour`,
    <Moment key="asked" at={row.createdAt} />,
  ],
});

const Column = DataTable.Col<AccommodationRow>;

export default function AccommodationsList() {
  return (
    <ListScreen
      resource="accommodations"
      filters={FILTERS}
      card={card}
      empty="Nobody has asked for extra time"
      refused="Failed to fetch extra time."
    >
      <StudentColumn />
      <StateColumn as={AccommodationState} />
      <Column source="email" disableSort />
      <Column source="minutesPerHour" label="Minutes an hour" disableSort align="right" />
      <Column source="until" label="Until" disableSort field={When} />
      <Column source="createdAt" label="Asked or granted" field={When} />
      <Column source="decidedAt" label="Decided" disableSort field={When} />
    </ListScreen>
  );
}
