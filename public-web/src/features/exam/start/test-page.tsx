import { Button } from '../../../components/button.js';
import { Notice } from '../../../components/notice.js';
import { PageHead } from '../../../components/page-head.js';
import { Loading } from '../../../components/loading.js';
import { SplitPage } from '../../../components/split-page.js';
import { StudentOnly } from '../../../components/student-only.js';
import { startInShort } from '../../../content/test-terms.js';
import { messageOf } from '../../../lib/api-failure.js';
import { FIGURES } from '../../../lib/figures.js';
import { Queries } from '../../../lib/queries.js';
import { Stages } from '../journey/stages.js';
import { TestSideOfStranger } from '../journey/test-side.js';
import { useJourney } from '../journey/use-journey.js';
import { AttemptsSummary } from './attempts-summary.js';
import { FullTerms, ShortTerms } from './full-terms.js';
import type { AttemptsInfo } from '../exam-api.js';
import { Room } from './room.js';
import { useSeat } from './seat.js';
import { PaymentUnknown, StartWays } from './start-ways.js';
import { timeText, useAccommodation } from './test-time.js';
import { useAttempts } from './use-attempts.js';

const UNVERIFIED = 'Could not verify your test attempts. Please try again.';

/** Shown when the server does not answer; nothing depends on it. */
const ASSUMED: AttemptsInfo = {
  openDomain: null,
  attemptsUsed: 0,
  totalAttempts: Number(FIGURES.totalAttempts),
  remainingAttempts: Number(FIGURES.totalAttempts),
  paymentStatus: 'Not Paid',
};

export function Page() {
  return (
    <SplitPage
      title="Test Instructions"
      aside={<Stages here="/test" />}
      steps={<TestSideOfStranger />}
    >
      <PageHead title="Test Instructions" />
      <Queries>
        <StudentOnly>{({ email }) => <Instructions email={email} />}</StudentOnly>
      </Queries>
    </SplitPage>
  );
}

function Instructions({ email }: { email: string }) {
  const attempts = useAttempts(email);
  const journey = useJourney(email);
  const accommodation = useAccommodation(email);
  const sitting = useSeat(email);
  const queries = [attempts, journey, accommodation, sitting];
  if (queries.some(({ isPending }) => isPending)) return <Loading />;
  const seat = sitting.data?.sitting ?? null;
  const error = attempts.error ?? journey.error;
  const known = attempts.data && journey.data;
  const retry = () => {
    void attempts.refetch();
    void journey.refetch();
  };
  const time = timeText(accommodation.data?.time);
  return (
    <>
      {!known?.openTest && <ShortTerms lines={startInShort(time)} />}
      {error && <NotVerified error={error} isBusy={attempts.isFetching} onRetry={retry} />}
      {known ? (
        <Room email={email} seat={seat}>
          <StartWays journey={known} seat={seat} />
        </Room>
      ) : (
        <PaymentUnknown />
      )}
      <AttemptsSummary info={attempts.data ?? ASSUMED} seat={seat} />
      <FullTerms time={time} />
    </>
  );
}

type NotVerifiedProps = {
  readonly error: unknown;
  readonly isBusy: boolean;
  readonly onRetry: () => void;
};

function NotVerified({ error, isBusy, onRetry }: NotVerifiedProps) {
  return (
    <Notice kind="error">
      <p>{messageOf(error, { refused: UNVERIFIED, unreachable: UNVERIFIED })}</p>
      <Button look="quiet" isBusy={isBusy} onClick={onRetry}>
        Try Again
      </Button>
    </Notice>
  );
}
