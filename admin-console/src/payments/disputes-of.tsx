import type { PaymentEntry } from './payment-entry.js';
import { asPaise } from '../components/format.js';
import { Moment } from '../components/moment.js';
import { PlainTable } from '../components/plain-table.js';
import { DisputeState, inWords } from '../disputes/dispute-state.js';
import { EvidenceButton } from '../disputes/evidence-button.js';

/** The disputes of the payment, if there are any, each with the date by which to answer it. */
export function DisputesOf({ payment: { disputes } }: { readonly payment: PaymentEntry }) {
  const rows = disputes.map(({ id, state, amount, reason, phase, respondBy }) => ({
    key: id,
    cells: [
      id,
      <DisputeState key="state" state={state} />,
      asPaise(amount),
      inWords(reason),
      inWords(phase),
      <Moment key="by" at={respondBy} />,
      <EvidenceButton key="evidence" id={id} />,
    ],
  }));
  return (
    <PlainTable
      title="Disputes"
      columns={['At the provider', 'State', 'Amount', 'Reason', 'Phase', 'Answer by', 'To answer']}
      rows={rows}
    />
  );
}
