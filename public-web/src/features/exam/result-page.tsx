import { useQuery } from '@tanstack/react-query';
import type { PageProps } from '../../app/routes.js';
import { ButtonLink } from '../../components/button.js';
import { Loading } from '../../components/loading.js';
import { Notice } from '../../components/notice.js';
import { PageHead } from '../../components/page-head.js';
import { StudentOnly } from '../../components/student-only.js';
import { messageOf } from '../../lib/api-failure.js';
import { Queries } from '../../lib/queries.js';
import { fetchResult } from './exam-api.js';
import { QuestionReview } from './question-review.js';
import { ResultSummary } from './result-summary.js';
import styles from './result-page.module.css';

const FALLBACKS = {
  refused: 'Failed to fetch result.',
  unreachable: 'Could not connect to the server.',
};

/** The result of one test. */
export function Page({ params }: PageProps) {
  const { resultId } = params;
  return (
    <>
      <PageHead title="Test Result" />
      <Queries>
        <StudentOnly>
          {() =>
            resultId ? <Result resultId={resultId} /> : <NoResult message="No result ID found." />
          }
        </StudentOnly>
      </Queries>
    </>
  );
}

function NoResult({ message }: { message: string }) {
  return (
    <div className={`page-shell ${styles.none ?? ''}`}>
      <h1>Test Result</h1>
      <Notice kind="error">{message}</Notice>
      <ButtonLink to="/">Go Home</ButtonLink>
    </div>
  );
}

function Result({ resultId }: { resultId: string }) {
  const { data: record, error } = useQuery({
    queryKey: ['result', resultId],
    queryFn: () => fetchResult(resultId),
    // A result never changes.
    staleTime: Infinity,
  });
  if (record) {
    return (
      <div className={`page-shell ${styles.result ?? ''}`}>
        <ResultSummary record={record} />
        <QuestionReview questions={record.questions} />
      </div>
    );
  }
  return error ? <NoResult message={messageOf(error, FALLBACKS)} /> : <Loading />;
}
