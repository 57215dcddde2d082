import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Brand } from '../../../components/brand.js';
import { useGo } from '../../../lib/navigation.js';
import { Loading } from '../../../components/loading.js';
import { PageHead } from '../../../components/page-head.js';
import { StudentOnly } from '../../../components/student-only.js';
import { Queries } from '../../../lib/queries.js';
import type { Session } from '../../../lib/session.js';
import { forgetJourney, useJourney } from '../journey/use-journey.js';
import { openAttempt, type Opening } from './open-attempt.js';
import { QuizScreen } from './quiz-screen.js';
import type { RunningAttempt } from './running-attempt.js';
import { Button, ButtonLink } from '../../../components/button.js';
import { Notice } from '../../../components/notice.js';
import { NextButton } from '../journey/next-button.js';
import styles from './quiz-blocked.module.css';

type QuizBlockedProps = {
  readonly email: string;
  readonly opening: Exclude<Opening, { kind: 'open' | 'over' }>;
  readonly isBusy: boolean;
  readonly onTryAgain: () => void;
};

function QuizBlocked({ email, opening, isBusy, onTryAgain }: QuizBlockedProps) {
  const isEmpty = opening.kind === 'empty';
  const { isPassing = false, needsAdmission = false } = isEmpty ? {} : opening;
  return (
    <div className={`page-shell ${styles.blocked ?? ''}`}>
      <h1>{isEmpty ? 'No Questions Available' : 'Could Not Start Test'}</h1>
      <Notice kind="error">
        {isEmpty ? 'There are no questions in this domain yet.' : opening.message}
      </Notice>
      <div className="flex wrap gap-3">
        {needsAdmission && <ButtonLink to="/test">Enter the Code</ButtonLink>}
        {isPassing ? (
          <Button isBusy={isBusy} onClick={onTryAgain}>
            Try Again
          </Button>
        ) : (
          !needsAdmission && <Onward email={email} />
        )}
        <ButtonLink to="/test-terms" look="secondary">
          Go Back
        </ButtonLink>
      </div>
    </div>
  );
}

function Onward({ email }: { email: string }) {
  const { data: journey } = useJourney(email);
  return (
    <>
      {journey && <NextButton journey={journey} />}
      {journey?.next === 'finished' && (
        <ButtonLink to="/contact" look="secondary">
          Contact Support
        </ButtonLink>
      )}
    </>
  );
}

export function Page() {
  return (
    <>
      <PageHead title="Test" />
      <Queries>
        <Quiz />
      </Queries>
    </>
  );
}

/** While a test runs, nothing replaces it on the screen, not even the end of the session. */
function Quiz() {
  const [running, setRunning] = useState<RunningAttempt | null>(null);
  if (running) return <QuizScreen test={running} />;
  // The sign-in returns to /test: the test may be over by then, and /quiz would start another one.
  return (
    <>
      <div className="brand-line">
        <Brand />
      </div>
      <StudentOnly back="/test">
        {(student) => <Entrance student={student} onOpen={setRunning} />}
      </StudentOnly>
    </>
  );
}

type EntranceProps = { readonly student: Session; readonly onOpen: (test: RunningAttempt) => void };

function Entrance({ student, onOpen }: EntranceProps) {
  const query = useQuery({
    queryKey: ['open-attempt', student.email],
    queryFn: () => openAttempt(student),
    // This call starts an attempt, so only a visit to this page may cause it.
    retry: false,
    // Without a network too: the browser may have a copy of the test.
    networkMode: 'always',
    staleTime: Infinity,
    gcTime: 0,
    refetchOnMount: false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
  const opening = query.data;
  const test = opening?.kind === 'open' ? opening.test : null;
  useEffect(() => {
    if (test) onOpen(test);
  }, [test, onOpen]);

  if (!opening || opening.kind === 'open') return <Loading>Opening your test…</Loading>;
  if (opening.kind === 'over') return <ToResult resultId={opening.resultId} />;
  return (
    <QuizBlocked
      email={student.email}
      opening={opening}
      isBusy={query.isFetching}
      onTryAgain={() => void query.refetch()}
    />
  );
}

function ToResult({ resultId }: { resultId: string }) {
  const go = useGo();
  useEffect(() => {
    // The test may have been shown as open until now.
    forgetJourney();
    go(`/result/${encodeURIComponent(resultId)}`, { replace: true });
  }, [go, resultId]);
  return <Loading>Your test is over. Opening the result…</Loading>;
}
