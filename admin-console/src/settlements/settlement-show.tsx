import { wordFor } from '@portal/domain/kernel/words.js';
import { SETTLED_KIND_WORDS } from './settlement-words.js';
import { linkTo } from '../components/entry-link.js';
import { asPaise } from '../components/format.js';
import { Moment } from '../components/moment.js';
import { PlainTable } from '../components/plain-table.js';
import { ShowScreen } from '../components/show-screen.js';
import type { SettlementEntry } from './settlement-row.js';
import { SettlementState } from './settlement-state.js';

const factsOf = (settlement: SettlementEntry) =>
  [
    ['State', <SettlementState key="state" of={settlement} />],
    ['Bank reference (UTR)', settlement.utr],
    ['Arrived', asPaise(settlement.amount)],
    ['Paid, less the fees', asPaise(settlement.credit)],
    ['Given back', asPaise(settlement.debit)],
    ['Did not arrive', asPaise(settlement.missing)],
    ['Fees', asPaise(settlement.fee)],
    ['Tax on the fees', asPaise(settlement.tax)],
    ['Entries', String(settlement.entries)],
    ['Made', <Moment key="made" at={settlement.createdAt} />],
  ] as const;

function Entries({ settlement: { settled } }: { readonly settlement: SettlementEntry }) {
  const rows = settled.map(({ id, kind, tryId, paymentId, ...money }) => ({
    key: id,
    cells: [
      id,
      wordFor(SETTLED_KIND_WORDS, kind),
      paymentId ? linkTo('payments', paymentId, tryId || 'Payment') : tryId || '–',
      asPaise(money.amount),
      asPaise(money.fee),
      asPaise(money.credit - money.debit),
    ],
  }));
  return (
    <PlainTable
      title="The newest 100 entries"
      empty="No entries"
      columns={['Entry', 'Kind', 'Of payment', 'Amount', 'Fee', 'Settled']}
      rows={rows}
    />
  );
}

export default function SettlementShow() {
  return (
    <ShowScreen<SettlementEntry>
      resource="settlements"
      back="All settlements"
      refused="Failed to fetch the settlement."
      title={({ amount }) => `${asPaise(amount)} to the bank`}
      facts={factsOf}
    >
      {(settlement) => <Entries settlement={settlement} />}
    </ShowScreen>
  );
}
