import { AppLink } from '../../../lib/navigation.js';
import { ButtonLink } from '../../../components/button.js';
import { PageHead } from '../../../components/page-head.js';
import { SplitPage } from '../../../components/split-page.js';
import { TERMS_IN_SHORT } from '../../../content/test-terms.js';
import { Stages } from '../journey/stages.js';
import { TestSideOfStranger } from '../journey/test-side.js';
import { FullTerms, ShortTerms } from './full-terms.js';
import { formatCount } from '@portal/domain/kernel/format-count.js';
import { Notice } from '../../../components/notice.js';
import { FIGURES } from '../../../lib/figures.js';
import { Queries } from '../../../lib/queries.js';
import { useHydrated, useSession } from '../../../lib/use-session.js';
import { UnseenPayment } from '../journey/unseen-payment.js';
import { useJourney } from '../journey/use-journey.js';
import { wayOn } from '../journey/way-on.js';
import { timeText, useAccommodation } from './test-time.js';

/** For a student with more attempts or more time than new students have. */
function OwnFigures() {
  const session = useSession();
  const isHydrated = useHydrated();
  if (!isHydrated || !session) return null;
  return (
    <Queries>
      <OwnAttemptsOf email={session.email} />
      <OwnTimeOf email={session.email} />
    </Queries>
  );
}

function OwnAttemptsOf({ email }: { email: string }) {
  const { data: journey } = useJourney(email);
  if (!journey || String(journey.totalAttempts) === FIGURES.totalAttempts) return null;
  return (
    <Notice kind="info">
      Your account has {formatCount(journey.totalAttempts, 'attempt')}, and keeps them:{' '}
      {FIGURES.attempts} is what new accounts get.
    </Notice>
  );
}

function OwnTimeOf({ email }: { email: string }) {
  const { data } = useAccommodation(email);
  if (!data || data.time.extraSeconds === 0) return null;
  return (
    <Notice kind="info">
      You have extra time: each of your tests takes {timeText(data.time)}.
    </Notice>
  );
}

function Proceed() {
  const email = useSession()?.email ?? null;
  return (
    <Queries>
      <ProceedOf email={email} />
    </Queries>
  );
}

const TO_PAYMENT = { label: `Proceed to Test & Pay ${FIGURES.fee}`, to: '/payment' } as const;

/** Always the same link element, also in the prerendered page: replacing it would lose a press that has begun. */
function ProceedOf({ email }: { email: string | null }) {
  const { data: journey, isError, isFetching, refetch } = useJourney(email);
  if (isError && !journey)
    return <UnseenPayment isBusy={isFetching} onRetry={() => void refetch()} />;
  const { label, to } = journey && journey.next !== 'pay' ? wayOn(journey) : TO_PAYMENT;
  return <ButtonLink to={to}>{label}</ButtonLink>;
}

export function Page() {
  return (
    <SplitPage
      title="Test Terms"
      aside={<Stages here="/test-terms" />}
      steps={<TestSideOfStranger />}
    >
      <PageHead
        isIndexed
        title="Test Terms"
        description="What the skills test is, what it costs, how it is graded, and how often it can be taken: all that one should know before paying."
      />
      <ShortTerms lines={TERMS_IN_SHORT} />
      <OwnFigures />
      <div className="flex wrap gap-3">
        <Proceed />
        <ButtonLink to="/" look="secondary">
          Cancel
        </ButtonLink>
      </div>
      <p>
        Not sure yet? <AppLink to="/practice">Try three questions</AppLink>, free and without an
        account.
      </p>
      <FullTerms />
    </SplitPage>
  );
}
