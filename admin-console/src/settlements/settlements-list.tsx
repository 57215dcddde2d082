import { DataTable } from 'react-admin';
import { Paise, When } from '../components/cells.js';
import { SETTLEMENT_STATE_WORDS } from './settlement-words.js';
import { EntryColumn } from '../components/columns.js';
import { between, isSo, oneOf, search } from '../components/filters.js';
import { asPaise } from '../components/format.js';
import { ListScreen } from '../components/list-screen.js';
import { Moment } from '../components/moment.js';
import { MonthFiles } from './month-files.js';
import type { SettlementRow } from './settlement-row.js';
import { SettlementState } from './settlement-state.js';

const FILTERS = [
  search,
  isSo('differs', 'To look at', 'Failed, or of another sum', { alwaysOn: true }),
  oneOf('state', 'State', SETTLEMENT_STATE_WORDS),
  ...between('Made'),
];

const card = (row: SettlementRow) => ({
  title: asPaise(row.amount),
  badge: <SettlementState of={row} />,
  lines: [row.utr || row.id, <Moment key="date" at={row.createdAt} />],
});

const Column = DataTable.Col<SettlementRow>;

export default function SettlementsList() {
  return (
    <>
      <MonthFiles />
      <ListScreen
        resource="settlements"
        filters={FILTERS}
        card={card}
        empty="No settlements found"
        refused="Failed to fetch the settlements."
      >
        <EntryColumn<SettlementRow> source="id" label="Settlement" words={({ id }) => id} />
        <Column source="utr" label="Bank reference" disableSort />
        <Column
          source="state"
          label="State"
          disableSort
          render={(row) => <SettlementState of={row} />}
        />
        <Column source="amount" label="Arrived" disableSort field={Paise} align="right" />
        <Column source="fee" label="Fee" disableSort field={Paise} align="right" />
        <Column source="tax" label="Tax on the fee" disableSort field={Paise} align="right" />
        <Column source="createdAt" label="Made" field={When} />
      </ListScreen>
    </>
  );
}
