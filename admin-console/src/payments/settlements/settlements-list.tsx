import { DataTable, SelectInput } from 'react-admin';
import { Paise, When } from '../../components/cells.js';
import { EntryColumn, StateColumn } from '../../components/columns.js';
import { dateFilters, onlyFilter, searchFilter } from '../../components/filters.js';
import { asPaise } from '../../components/format.js';
import { ListScreen } from '../../components/list-screen.js';
import { Moment } from '../../components/moment.js';
import { DIFFERENCE_KINDS, kindInWords } from '../payments/difference-kinds.js';
import { MonthFiles } from './month-files.js';
import type { SettlementRow } from './settlement-row.js';
import { SettlementState } from './settlement-state.js';

const FILTERS = [
  searchFilter,
  onlyFilter('open', 'To decide', 'Differences that wait for a decision', { alwaysOn: true }),
  <SelectInput key="kind" source="kind" choices={DIFFERENCE_KINDS} />,
  ...dateFilters('Made or found'),
];

const card = (row: SettlementRow) => ({
  title: kindInWords(row.kind),
  badge: <SettlementState state={row.state} />,
  lines: [
    asPaise(row.amount),
    row.reference,
    row.orderId,
    row.providerPaymentId,
    <Moment key="date" at={row.at} />,
  ],
});

const Column = DataTable.Col<SettlementRow>;

/** What reached the bank, and where the provider's books and ours do not agree. */
export default function SettlementsList() {
  return (
    <>
      <MonthFiles />
      <ListScreen
        resource="settlements"
        sort={{ field: 'at', order: 'DESC' }}
        filters={FILTERS}
        card={card}
        empty="No settlements and differences found"
        refused="Failed to fetch the settlements and differences."
      >
        <EntryColumn<SettlementRow>
          source="kind"
          label="Settlement or difference"
          words={({ kind }) => kindInWords(kind)}
        />
        <StateColumn as={SettlementState} />
        <Column source="amount" label="Amount" disableSort field={Paise} align="right" />
        <Column source="fee" label="Fee with its tax" disableSort field={Paise} align="right" />
        <Column source="reference" label="Reference" disableSort />
        <Column source="orderId" label="Order" disableSort />
        <Column source="providerPaymentId" label="Payment" disableSort />
        <Column source="at" label="Made or found" field={When} />
      </ListScreen>
    </>
  );
}
