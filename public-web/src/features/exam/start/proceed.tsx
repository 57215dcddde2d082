import { counted } from '@portal/domain/kernel/counted.js';
import { Button, ButtonLink } from '../../../components/button.js';
import { Notice } from '../../../components/notice.js';
import { FIGURES } from '../../../lib/figures.js';
import { Queries } from '../../../lib/queries.js';
import { useHydrated, useSession } from '../../../lib/use-session.js';
import { NextButton } from '../../journey/next-button.js';
import { UnseenPayment } from '../../journey/unseen-payment.js';
import { useJourney } from '../../journey/use-journey.js';

/** Tells a student who has another number of attempts than whoever signs up today. */
export function OwnAttempts() {
  const session = useSession();
  const isHydrated = useHydrated();
  if (!isHydrated || !session) return null;
  return (
    <Queries>
      <OwnAttemptsOf email={session.email} />
    </Queries>
  );
}

function OwnAttemptsOf({ email }: { email: string }) {
  const { data: journey } = useJourney(email);
  if (!journey || String(journey.totalAttempts) === FIGURES.totalAttempts) return null;
  return (
    <Notice kind="info">
      Your account has {counted(journey.totalAttempts, 'attempt')}, and keeps them:{' '}
      {FIGURES.attempts} is what new accounts get.
    </Notice>
  );
}

/** From the terms to the payment; to who has paid, the way on from there. */
export function Proceed() {
  const session = useSession();
  const isHydrated = useHydrated();
  if (!isHydrated || !session) return <ToPayment />;
  return (
    <Queries>
      <ProceedOf email={session.email} />
    </Queries>
  );
}

function ToPayment() {
  return <ButtonLink to="/payment">{`Proceed to Test & Pay ${FIGURES.fee}`}</ButtonLink>;
}

function ProceedOf({ email }: { email: string }) {
  const { data: journey, isPending, isFetching, refetch } = useJourney(email);
  if (isPending) return <Button isBusy>Looking up your payment…</Button>;
  if (!journey) return <UnseenPayment isBusy={isFetching} onRetry={() => void refetch()} />;
  if (journey.next === 'pay') return <ToPayment />;
  return <NextButton journey={journey} />;
}
