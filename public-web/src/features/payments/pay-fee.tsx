import { useState } from 'react';
import { optionalPart } from '../../components/optional-part.js';
import { Button, ButtonLink } from '../../components/button.js';
import { Notice } from '../../components/notice.js';
import { FIGURES } from '../../lib/figures.js';
import { useDelayed } from '../../lib/use-delayed.js';
import type { Session } from '../../lib/session.js';
import { type Journey, UnseenPayment } from '../exam/index.js';
import type { Return } from './checkout-return.js';
import { MissingMoney } from './missing-money.js';
import { PaymentChecking } from './payment-checking.js';
import { PaymentDone } from './payment-done.js';
import { takeRefusal, usePayment, type PaymentPhase } from './use-payment.js';

// Most companies do not ask for it; if it can't be loaded, the fee can be paid without it.
const StateForInvoice = optionalPart(() =>
  import('./state-for-invoice.js').then((part) => part.StateForInvoice),
);

type PayFeeProps = {
  readonly student: Session;
  readonly journey: Journey;
  readonly back: Return | null;
};

const SUCCESS = 'Payment successful! The receipt comes by mail.';
const EARLIER = 'You have already paid the test fee.';
const PAID = 'The test fee is paid.';

export function PayFee({ student, journey, back }: PayFeeProps) {
  const { email } = student;
  const { phase, pay, settle, found, lateMoney } = usePayment(
    student,
    journey.payment === 'pending',
    back,
  );
  const [refusal] = useState(takeRefusal);
  if (phase.state === 'success') return <PaymentDone email={email}>{SUCCESS}</PaymentDone>;
  if (phase.state === 'already-paid') return <PaymentDone email={email}>{EARLIER}</PaymentDone>;
  // Paid in another tab, or reported by the provider.
  const isPaid = journey.payment === 'paid';
  if (isPaid && phase.state === 'pending') return <PaymentDone email={email}>{PAID}</PaymentDone>;
  if (phase.state === 'checking') {
    return <PaymentChecking email={email} onOutcome={(outcome) => void settle(outcome)} />;
  }
  if (phase.state === 'failed') {
    return (
      <>
        <Failed phase={phase} onRetry={() => void pay()} />
        <MissingMoney onFound={found} />
      </>
    );
  }
  if (phase.state === 'pending' && lateMoney.isUnseen) {
    return <UnseenPayment isBusy={lateMoney.isLooking} onRetry={lateMoney.lookAgain} />;
  }
  const isBusy = phase.state === 'processing';
  return (
    <>
      {refusal !== null && <Notice kind="error">{refusal}</Notice>}
      {phase.state === 'pending' && phase.hadFailure && (
        <Notice kind="info">
          The payment did not go through, and the fee is not paid. You can try again.
        </Notice>
      )}
      <StateForInvoice />
      <Button isWide isBusy={isBusy} onClick={() => void pay()}>
        {isBusy ? 'Processing…' : `Pay ${FIGURES.fee}`}
      </Button>
      {isBusy && phase.step !== 'checkout' && <Waiting key={phase.step} step={phase.step} />}
      {!isBusy && <MissingMoney onFound={found} />}
    </>
  );
}

type FailedProps = {
  readonly phase: Extract<PaymentPhase, { state: 'failed' }>;
  readonly onRetry: () => void;
};

function Failed({ phase: { message, hasPaid }, onRetry }: FailedProps) {
  return (
    <>
      <Notice kind="error">
        <p>{message}</p>
        {hasPaid && (
          <p>
            If money has left your account, it is not lost: your payment is confirmed by itself
            within minutes. Trying again does not charge you twice.
          </p>
        )}
      </Notice>
      <div className="flex wrap gap-3">
        <Button onClick={onRetry}>Try Again</Button>
        <ButtonLink to="/test-terms" look="secondary">
          Go Back
        </ButtonLink>
      </div>
    </>
  );
}

const SLOW_AFTER_MS = 4_000;
const SLOW = {
  opening: 'The payment provider is slow to answer. Nothing is charged yet; please wait.',
  confirming: 'Your payment is being confirmed. Please keep this page open.',
} as const;

function Waiting({ step }: { step: keyof typeof SLOW }) {
  const [isSlow, setSlow] = useState(false);
  useDelayed(true, SLOW_AFTER_MS, () => setSlow(true));
  return isSlow && <Notice kind="info">{SLOW[step]}</Notice>;
}
