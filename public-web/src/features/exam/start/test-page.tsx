import { Button } from '../../../components/button.js';
import { Notice } from '../../../components/notice.js';
import { PageHead } from '../../../components/page-head.js';
import { Loading } from '../../../components/loading.js';
import { SplitPage } from '../../../components/split-page.js';
import { StudentOnly } from '../../../components/student-only.js';
import { TEST_INSTRUCTIONS } from '../../../content/test-terms.js';
import { messageOf } from '../../../lib/api-failure.js';
import { FIGURES } from '../../../lib/figures.js';
import { Queries } from '../../../lib/queries.js';
import { AttemptsSummary } from './attempts-summary.js';
import type { AttemptsInfo } from '../exam-api.js';
import { ResumeTest } from './resume-test.js';
import { StartTest } from './start-test.js';
import styles from './test-page.module.css';
import { useAttempts } from './use-attempts.js';

const UNVERIFIED = 'Could not verify your test attempts. Please try again.';

/** Shown when the server does not tell; it decides nothing. */
const ASSUMED: AttemptsInfo = {
  attemptsUsed: 0,
  totalAttempts: Number(FIGURES.totalAttempts),
  remainingAttempts: Number(FIGURES.totalAttempts),
  paymentStatus: 'Not Paid',
};

/** What a student reads before the test, and the start of it. */
export function Page() {
  return (
    <SplitPage title="Test Instructions" tagline="Find a quiet place first." step="test">
      <PageHead title="Test Instructions" />
      <Queries>
        <StudentOnly>{({ email }) => <Instructions email={email} />}</StudentOnly>
      </Queries>
    </SplitPage>
  );
}

function Instructions({ email }: { email: string }) {
  const attempts = useAttempts(email);
  if (attempts.isPending) return <Loading />;
  const info = attempts.data ?? ASSUMED;
  return (
    <>
      {info.openDomain && <ResumeTest domain={info.openDomain} />}
      <ul className={styles.instructions}>
        {TEST_INSTRUCTIONS.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {attempts.isError && (
        <Notice kind="error">
          <p>{messageOf(attempts.error, { refused: UNVERIFIED, unreachable: UNVERIFIED })}</p>
          <Button look="quiet" isBusy={attempts.isFetching} onClick={() => void attempts.refetch()}>
            Try Again
          </Button>
        </Notice>
      )}
      <AttemptsSummary info={info} />
      {!info.openDomain && <StartTest info={info} />}
    </>
  );
}
