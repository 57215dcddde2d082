import { SelectInput } from 'react-admin';
import { dateFilters, onlyFilter, searchFilter } from '../../components/filters.js';
import { ListScreen } from '../../components/list-screen.js';
import { DIFFERENCE_KINDS, kindInWords } from '../payments/difference-kinds.js';
import { indianDay } from '@portal/domain/kernel/indian-day.js';
import { PeriodFiles } from '../period-files.js';
import type { SettlementRow } from './settlement-row.js';
import { SettlementState } from './settlement-state.js';
import { type Column, paise, stateOf, when } from '../../components/values.js';

const FILTERS = [
  searchFilter,
  onlyFilter('open', 'To decide', 'Differences that wait for a decision', { alwaysOn: true }),
  <SelectInput key="kind" source="kind" choices={DIFFERENCE_KINDS} />,
  ...dateFilters('Made or found'),
];

const COLUMNS: readonly Column<SettlementRow>[] = [
  {
    ...{ source: 'kind', label: 'Settlement or difference', width: 18 },
    show: ({ kind }) => kindInWords(kind),
  },
  stateOf(SettlementState),
  paise('amount', 'Amount'),
  paise('fee', 'Fee with its tax', { rank: 2 }),
  when('at', 'Made or found', { isSorted: true, rank: 1 }),
  { source: 'reference', label: 'Reference', rank: 1 },
  { source: 'orderId', label: 'Order' },
  { source: 'providerPaymentId', label: 'Payment' },
];

/** This month and the last, by the clocks in India. */
function months(now: number): readonly string[] {
  const month = indianDay(new Date(now)).slice(0, 7);
  const last = new Date(Date.parse(`${month}-01`) - 1);
  return [month, last.toISOString().slice(0, 7)];
}

/** What reached the bank, and where the provider's books and ours do not agree. */
export default function SettlementsList() {
  return (
    <>
      <PeriodFiles name="money" periodsAt={months} label={(month) => `Money of ${month}`} />
      <ListScreen resource="settlements" sort="at" filters={FILTERS} columns={COLUMNS} />
    </>
  );
}
