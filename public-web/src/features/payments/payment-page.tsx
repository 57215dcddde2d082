import { formatCount } from '@portal/domain/kernel/format-count.js';
import { useState } from 'react';
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
  FullTerms,
} from '../exam/index.js';
import { takeReturn } from './checkout-return.js';
import { PayFee } from './pay-fee.js';
import { PaymentDone } from './payment-done.js';
import styles from './payment-page.module.css';

export function Page() {
  return (
    <SplitPage title="Test Fee" aside={<Stages here="/payment" />} steps={<TestSideOfStranger />}>
      <PageHead title="Payment" />
      <Queries>
        <Fee />
      </Queries>
    </SplitPage>
  );
}

function Fee() {
  const session = useSession();
  const isHydrated = useHydrated();
  if (isHydrated && session) return <FeeOfStudent student={session} />;
  return (
    <>
      <Offer />
      {isHydrated ? <LoginPrompt /> : <Loading />}
      <FullTerms />
    </>
  );
}

function Offer({ attempts = FIGURES.attempts }: { attempts?: string }) {
  return (
    <p className="grid soft gap-2">
      <span className={styles.amount}>{FIGURES.fee}</span>
      <span>for the skills test, up to {attempts}; non-refundable</span>
    </p>
  );
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

/** Attempts and extra time are the student's; nothing is offered to one who has paid or has no attempts. */
function FeeOfStudent({ student }: { student: Session }) {
  const { data: journey, isPending, isFetching, refetch } = useJourney(student.email);
  const time = timeText(useAccommodation(student.email).data?.time);
  const isOffered = !journey || (journey.payment !== 'paid' && journey.attemptsLeft > 0);
  const terms = journey && { attempts: formatCount(journey.attemptsLeft, 'attempt') };
  return (
    <>
      {isOffered && <Offer {...terms} />}
      {isPending && <Loading />}
      {!isPending && !journey && (
        <UnseenPayment isBusy={isFetching} onRetry={() => void refetch()} />
      )}
      {journey && <FeeKnown key={student.email} student={student} journey={journey} />}
      {isOffered && <FullTerms {...terms} time={time} />}
    </>
  );
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
