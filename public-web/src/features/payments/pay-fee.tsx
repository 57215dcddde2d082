import { DEFAULT_POLICY } from '@portal/domain/shared/policy.js';
import { Button, ButtonLink } from '../../components/button.js';
import { Notice } from '../../components/notice.js';
import type { Session } from '../../lib/session.js';
import { PaymentDone } from './payment-done.js';
import styles from './payment-page.module.css';
import { usePayment } from './use-payment.js';

/** The pay button, and what becomes of it. */
export function PayFee({ student }: { student: Session }) {
  const { phase, pay } = usePayment(student);
  if (phase.state === 'success') {
    return <PaymentDone>Payment successful! A receipt is on its way to your inbox.</PaymentDone>;
  }
  if (phase.state === 'already-paid') {
    return <PaymentDone>You have already paid the test fee.</PaymentDone>;
  }
  if (phase.state === 'failed') {
    return (
      <>
        <Notice kind="error">{phase.message}</Notice>
        <div className={styles.ways}>
          <Button onClick={() => void pay()}>Try Again</Button>
          <ButtonLink to="/test-terms" look="secondary">
            Go Back
          </ButtonLink>
        </div>
      </>
    );
  }
  return (
    <>
      <ul className={styles.facts}>
        <li>You pay in the window of our payment provider. We never see your card.</li>
        <li>The fee is for the assessment, and is non-refundable.</li>
        <li>If this page closes after you have paid, nothing is lost: come back to it later.</li>
      </ul>
      <Button isWide isBusy={phase.state === 'processing'} onClick={() => void pay()}>
        {phase.state === 'processing' ? 'Processing…' : `Pay ₹${DEFAULT_POLICY.feeRupees}`}
      </Button>
    </>
  );
}
