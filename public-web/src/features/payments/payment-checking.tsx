import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Loading } from '../../components/loading.js';
import { Notice } from '../../components/notice.js';
import { fetchAttempts, type AttemptsInfo } from '../exam/index.js';

const ASK_AGAIN_MS = 3_000;

export type Outcome = 'paid' | 'failed';

function outcomeIn({ paymentStatus, isPaymentPending }: AttemptsInfo): Outcome | undefined {
  if (paymentStatus === 'Paid') return 'paid';
  return isPaymentPending ? undefined : 'failed';
}

type CheckingProps = { readonly email: string; readonly onOutcome: (outcome: Outcome) => void };

/** The student has paid, or may have: the page waits for the outcome. */
export function PaymentChecking({ email, onOutcome }: CheckingProps) {
  const { data } = useQuery({
    queryKey: ['payment-outcome', email],
    queryFn: () => fetchAttempts(email),
    refetchInterval: ASK_AGAIN_MS,
    gcTime: 0,
  });
  const outcome = data && outcomeIn(data);
  useEffect(() => {
    if (outcome) onOutcome(outcome);
    // Only the outcome counts; the handler is another one at each render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [outcome]);
  return (
    <>
      <Notice kind="info">
        <p>
          We are checking your payment with the payment provider. Please do not pay again. This
          usually takes less than a minute, and this page goes on by itself.
        </p>
        <p>
          You may also leave it: your receipt comes by mail as soon as the payment is confirmed. If
          it cannot be confirmed, your bank gives the money back by itself, within 5 to 7 working
          days.
        </p>
      </Notice>
      <Loading />
    </>
  );
}
