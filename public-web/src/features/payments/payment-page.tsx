import { DEFAULT_POLICY } from '@portal/domain/settings/policy.js';
import { ButtonLink } from '../../components/button.js';
import { Notice } from '../../components/notice.js';
import { PageHead } from '../../components/page-head.js';
import { Loading } from '../../components/loading.js';
import { SplitPage } from '../../components/split-page.js';
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
        <Fee />
        <FeeFacts />
        <FeeOfVisitor />
      </Queries>
    </SplitPage>
  );
}

function Fee() {
  const session = useSession();
  const isHydrated = useHydrated();
  return isHydrated && session ? <FeeDue student={session} /> : <Amount />;
}

function FeeDue({ student }: { student: Session }) {
  const { data } = useAttempts(student.email);
  return <Amount feeRupees={data?.feeRupees} attempts={data?.totalAttempts} />;
}

type AmountProps = {
  readonly feeRupees?: number | undefined;
  readonly attempts?: number | undefined;
};

function Amount(props: AmountProps) {
  const { feeRupees = DEFAULT_POLICY.feeRupees, attempts = DEFAULT_POLICY.totalAttempts } = props;
  return (
    <p className={styles.fee}>
      <span className={styles.amount}>₹{feeRupees}</span>
      <span>for the skills test, up to {attempts} attempts</span>
    </p>
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
  const { feeRupees = DEFAULT_POLICY.feeRupees, isPaymentPending = false } = attempts.data ?? {};
  return <PayFee student={student} feeRupees={feeRupees} isPending={isPaymentPending} />;
}
