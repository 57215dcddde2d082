import { counted } from '@portal/domain/kernel/counted.js';
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
import { useAttempts } from '../exam/start/use-attempts.js';
import { FeeFacts } from './fee-facts.js';
import { PayFee } from './pay-fee.js';
import { PaymentDone } from './payment-done.js';
import styles from './payment-page.module.css';

/** Payment of the test fee. */
export function Page() {
  return (
    <SplitPage title="Test Fee" tagline="Paid once, for all your attempts." step="pay">
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

/** Attempts belong to the student since the sign-up; all other figures are those in force. */
function OwnOffer({ student }: { student: Session }) {
  const { data } = useAttempts(student.email);
  return <OfferText attempts={data && counted(data.totalAttempts, 'attempt')} />;
}

function OfferText({ attempts = FIGURES.attempts }: { readonly attempts?: string | undefined }) {
  return (
    <>
      <p className={styles.fee}>
        <span className={styles.amount}>{FIGURES.fee}</span>
        <span>for the skills test, up to {attempts}</span>
      </p>
      <FeeFacts attempts={attempts} />
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
  const attempts = useAttempts(student.email);
  if (attempts.isPending) return <Loading />;
  if (attempts.data?.paymentStatus === 'Paid') {
    return <PaymentDone>The test fee is paid.</PaymentDone>;
  }
  const isPending = attempts.data?.isPaymentPending ?? false;
  return <PayFee student={student} isPending={isPending} />;
}
