import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useGo } from '../../app/navigation.js';
import { Loading } from '../../components/loading.js';
import { PageHead } from '../../components/page-head.js';
import { StudentOnly } from '../../components/student-only.js';
import { Queries } from '../../lib/queries.js';
import type { Session } from '../../lib/session.js';
import { openSitting } from './open-sitting.js';
import { QuizBlocked } from './quiz-blocked.js';
import { QuizScreen } from './quiz-screen.js';

/** The timed test. */
export function Page() {
  return (
    <>
      <PageHead title="Test" />
      <Queries>
        {/* Back from sign-in one comes to /test: by then the test may be over, and /quiz would start another. */}
        <StudentOnly back="/test">{(student) => <Quiz student={student} />}</StudentOnly>
      </Queries>
    </>
  );
}

function Quiz({ student }: { student: Session }) {
  const opening = useQuery({
    queryKey: ['sitting', student.email],
    queryFn: () => openSitting(student.email),
    // The call starts an attempt: nothing but a visit to this page may make it.
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnMount: false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  }).data;
  if (!opening) return <Loading>Opening your test…</Loading>;
  if (opening.kind === 'over') return <ToResult resultId={opening.resultId} />;
  if (opening.kind !== 'open') return <QuizBlocked opening={opening} />;
  return <QuizScreen student={student} sitting={opening.sitting} countdown={opening.countdown} />;
}

function ToResult({ resultId }: { resultId: string }) {
  const go = useGo();
  useEffect(() => {
    go(`/result/${encodeURIComponent(resultId)}`, { replace: true });
  }, [go, resultId]);
  return <Loading>Your test is over. Opening the result…</Loading>;
}
