import { useCanAccess } from 'react-admin';
import {
  amountReturned,
  isKept,
  type PaymentAttempt,
} from '@portal/domain/payments/ledger/attempt.js';
import { refundable } from '@portal/domain/payments/ledger/refundable.js';
import type { PaymentEntry } from './payment-entry.js';
import { ActionButton } from '../../components/action-button.js';
import { Badge, type Tone } from '../../components/values.js';
import { asPaise } from '../../components/format.js';
import { PlainTable } from '../../components/plain-table.js';
import { RunningTest, SpeedField } from '../refunds/refund-terms.js';

const STATES: Readonly<Record<PaymentAttempt['state'], readonly [tone: Tone, label: string]>> = {
  captured: ['good', 'Captured'],
  authorized: ['plain', 'Authorised'],
  failed: ['bad', 'Failed'],
};

function PaymentAttemptState({ state }: Pick<PaymentAttempt, 'state'>) {
  const [tone, label] = STATES[state];
  return <Badge tone={tone}>{label}</Badge>;
}

function meaningOf(one: PaymentAttempt): string {
  if (one.differs && !one.paysOrder) return 'Not what was ordered';
  if (one.counts) return isKept(one) ? 'Pays the order' : 'Paid the order, was given back';
  return 'Pays nothing';
}

type Of = { readonly payment: PaymentEntry };

function RefundButton({ payment, one }: Of & { readonly one: PaymentAttempt }) {
  const amount = asPaise(refundable(one));
  return (
    <ActionButton
      label="Refund"
      about={one.id}
      path={`payments/${payment.id}/refund`}
      values={{ providerPaymentId: one.id }}
      fields={<SpeedField />}
      done="The refund is ordered. Its state is shown below."
    >
      {payment.studentName} gets {amount} back, all that is left of {one.id}. Money that was given
      back can&apos;t be fetched again.
      {payment.flag !== 'refund-due' && one.counts
        ? ' No further test can then be begun; results stay.'
        : ''}
      <RunningTest of={payment} />
    </ActionButton>
  );
}

/** The provider's payments for the order, each with what can be done about it. */
export function AttemptsOf({ payment }: Of) {
  const { canAccess } = useCanAccess({ action: 'refund', resource: 'payments' });
  const isUnderWay = ({ id }: PaymentAttempt) =>
    payment.refunds.some(
      ({ providerPaymentId, state }) => providerPaymentId === id && state === 'requested',
    );
  const refundOf = (one: PaymentAttempt) => {
    if (isUnderWay(one)) return 'Refund under way';
    const back = amountReturned(one);
    if (!isKept(one)) return back > 0 ? `${asPaise(back)} given back` : '–';
    return canAccess ? <RefundButton payment={payment} one={one} /> : '–';
  };
  const rows = payment.attempts.map((one) => ({
    key: one.id,
    cells: [
      one.id,
      <PaymentAttemptState key="state" state={one.state} />,
      one.customerFee > 0
        ? `${asPaise(one.amount)} and ${asPaise(one.customerFee)} of fee`
        : asPaise(one.amount),
      meaningOf(one),
      refundOf(one),
    ],
  }));
  return (
    <PlainTable
      title="Attempts"
      empty="Nobody has tried to pay this order yet, as far as we know."
      columns={['At the provider', 'State', 'Amount', 'Meaning', 'Refund']}
      rows={rows}
    />
  );
}
