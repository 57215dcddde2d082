import type { PaymentEntry } from './payment-entry.js';
import { asPaise } from '../components/format.js';
import { Moment } from '../components/moment.js';
import { PlainTable } from '../components/plain-table.js';
import { DisputeState, inWords } from '../disputes/dispute-state.js';
import { AtProvider } from '../disputes/at-provider.js';

/** The disputes of the payment, if there are any, each with the date by which to answer it. */
export function DisputesOf({ payment: { disputes } }: { readonly payment: PaymentEntry }) {
  const rows = disputes.map(({ id, state, amount, reason, phase, respondBy }) => ({
    key: id,
    cells: [
      <AtProvider key="id" id={id} />,
      <DisputeState key="state" state={state} />,
      asPaise(amount),
      inWords(reason),
      inWords(phase),
      <Moment key="by" at={respondBy} />,
    ],
  }));
  return (
    <PlainTable
      title="Disputes"
      columns={['At the provider', 'State', 'Amount', 'Reason', 'Phase', 'Answer by']}
      rows={rows}
    />
  );
}
