import { DataTable, SelectInput } from 'react-admin';
import { Paise, When } from '../components/cells.js';
import { DECISIONS, type DifferenceRow } from './difference-row.js';
import { EntryColumn } from '../components/columns.js';
import { between, isSo, search } from '../components/filters.js';
import { asPaise } from '../components/format.js';
import { ListScreen } from '../components/list-screen.js';
import { Moment } from '../components/moment.js';
import { DIFFERENCE_KINDS, kindInWords } from '../payments/difference-kinds.js';

const FILTERS = [
  search,
  <SelectInput key="kind" source="kind" choices={DIFFERENCE_KINDS} />,
  isSo('open', 'Decision', 'Open', { alwaysOn: true }),
  ...between('Found'),
];

const stateOf = ({ decision }: DifferenceRow): string => (decision ? DECISIONS[decision] : 'Open');

const card = (row: DifferenceRow) => ({
  title: kindInWords(row.kind),
  lines: [
    asPaise(row.amount),
    row.orderId,
    row.providerPaymentId,
    stateOf(row),
    <Moment key="date" at={row.foundAt} />,
  ],
});

const Column = DataTable.Col<DifferenceRow>;

/** Where the provider's books and ours did not agree. */
export default function DifferencesList() {
  return (
    <ListScreen
      resource="payment-differences"
      sort={{ field: 'foundAt', order: 'DESC' }}
      filters={FILTERS}
      card={card}
      empty="No differences found"
      refused="Failed to fetch the differences."
    >
      <EntryColumn<DifferenceRow>
        source="kind"
        label="Difference"
        words={({ kind }) => kindInWords(kind)}
      />
      <Column source="amount" label="Amount" disableSort field={Paise} align="right" />
      <Column source="orderId" label="Order" disableSort />
      <Column source="providerPaymentId" label="Payment" disableSort />
      <Column source="decision" label="Decision" disableSort render={stateOf} />
      <Column source="foundAt" label="Found" field={When} />
    </ListScreen>
  );
}
