import { formatCount } from '@portal/domain/kernel/format-count.js';
import { useState } from 'react';
import { AppLink } from '../../lib/navigation.js';
import { ButtonLink } from '../../components/button.js';
import { Notice } from '../../components/notice.js';
import { PageHead } from '../../components/page-head.js';
import { Loading } from '../../components/loading.js';
import { SplitPage } from '../../components/split-page.js';
import { FIGURES } from '../../lib/figures.js';
import { Queries } from '../../lib/queries.js';
import { signInPath, signUpPath } from '../../lib/return-path.js';
import type { Session } from '../../lib/session.js';
import { useHydrated, useSession } from '../../lib/use-session.js';
import {
  timeText,
  useAccommodation,
  type Journey,
  Stages,
  TestSideOfStranger,
  UnseenPayment,
  useJourney,
  useQuietJourney,
} from '../exam/index.js';
import { takeReturn } from './checkout-return.js';
import { FeeFacts } from './fee-facts.js';
import { PayFee } from './pay-fee.js';
import { PaymentDone } from './payment-done.js';
import styles from './payment-page.module.css';

export function Page() {
  return (
    <SplitPage
      title="Test Fee"
      tagline="Paid once, for all your attempts."
      aside={<Stages here="/payment" />}
      steps={<TestSideOfStranger />}
    >
      <PageHead title="Payment" />
      <Queries>
        <Offer />
        <FeeOfVisitor />
      </Queries>
    </SplitPage>
  );
}

function Offer() {
  const session = useSession();
  const isHydrated = useHydrated();
  return isHydrated && session ? <OwnOffer student={session} /> : <OfferText />;
}

/** Attempts and extra time are the student's; the other figures are those in force. */
function OwnOffer({ student }: { student: Session }) {
  const { data } = useQuietJourney(student.email);
  const time = timeText(useAccommodation(student.email).data?.time);
  return data ? <KnownOffer journey={data} time={time} /> : <OfferText />;
}

/** Nothing is offered to a student who had paid before, or has no attempts; one who has just paid sees for what. */
function KnownOffer({ journey, time }: { journey: Journey; time: string }) {
  const [wasPaid] = useState(journey.payment === 'paid');
  if (wasPaid || journey.attemptsLeft < 1) return null;
  return <OfferText attempts={formatCount(journey.attemptsLeft, 'attempt')} time={time} />;
}

type OfferProps = { readonly attempts?: string; readonly time?: string };

function OfferText({ attempts = FIGURES.attempts, time = FIGURES.time }: OfferProps) {
  return (
    <>
      <p className="grid soft gap-2">
        <span className={styles.amount}>{FIGURES.fee}</span>
        <span>for the skills test, up to {attempts}</span>
      </p>
      <FeeFacts attempts={attempts} time={time} />
      <p>
        You can <AppLink to="/practice">practise the test</AppLink> first, free and without an
        account.
      </p>
    </>
  );
}

function FeeOfVisitor() {
  const session = useSession();
  const isHydrated = useHydrated();
  if (!isHydrated) return <Loading />;
  return session ? <FeeOfStudent student={session} /> : <LoginPrompt />;
}

function LoginPrompt() {
  return (
    <>
      <Notice kind="info">Please log in to proceed with payment</Notice>
      <ButtonLink to={signInPath('/payment')} isWide>
        Login
      </ButtonLink>
      <ButtonLink to={signUpPath('/payment')} look="secondary" isWide>
        Create account
      </ButtonLink>
    </>
  );
}

function FeeOfStudent({ student }: { student: Session }) {
  const { data: journey, isPending, isFetching, refetch } = useJourney(student.email);
  if (isPending) return <Loading />;
  if (!journey) return <UnseenPayment isBusy={isFetching} onRetry={() => void refetch()} />;
  return <FeeKnown key={student.email} student={student} journey={journey} />;
}

/** After a payment on this page, its message stays, whatever the journey says. */
function FeeKnown({ student, journey }: { student: Session; journey: Journey }) {
  const [wasPaid] = useState(journey.payment === 'paid');
  const [back] = useState(takeReturn);
  const returnedPaid = back !== null && 'proof' in back;
  if (returnedPaid) return <PayFee student={student} journey={journey} back={back} />;
  if (wasPaid) return <PaymentDone email={student.email}>The test fee is paid.</PaymentDone>;
  if (journey.next === 'finished') return <PaymentDone email={student.email} />;
  return <PayFee student={student} journey={journey} back={back} />;
}
