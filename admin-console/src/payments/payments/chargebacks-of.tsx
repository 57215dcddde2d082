import type { PaymentEntry } from './payment-entry.js';
import { asPaise } from '../../components/format.js';
import { Moment } from '../../components/moment.js';
import { PlainTable } from '../../components/plain-table.js';
import { ChargebackState, inWords } from '../chargebacks/chargeback-state.js';
import { AtProvider } from '../chargebacks/at-provider.js';

/** The chargebacks of the payment, if there are any, each with the date by which to answer it. */
export function ChargebacksOf({ payment: { chargebacks } }: { readonly payment: PaymentEntry }) {
  const rows = chargebacks.map(({ id, state, amount, reason, phase, respondBy }) => ({
    key: id,
    cells: [
      <AtProvider key="id" id={id} />,
      <ChargebackState key="state" state={state} />,
      asPaise(amount),
      inWords(reason),
      inWords(phase),
      <Moment key="by" at={respondBy} />,
    ],
  }));
  return (
    <PlainTable
      title="Chargebacks"
      columns={['At the provider', 'State', 'Amount', 'Reason', 'Phase', 'Answer by']}
      rows={rows}
    />
  );
}
