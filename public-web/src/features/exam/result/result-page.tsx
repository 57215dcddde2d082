import { useQuery } from '@tanstack/react-query';
import { useEffect, type ReactNode, useState } from 'react';
import { optionalPart } from '../../../components/optional-part.js';
import type { PageProps } from '../../../lib/page-props.js';
import { Button, ButtonLink } from '../../../components/button.js';
import { Notice } from '../../../components/notice.js';
import { PageHead } from '../../../components/page-head.js';
import { Loading } from '../../../components/loading.js';
import { StudentOnly } from '../../../components/student-only.js';
import { ApiFailure, messageOf, SERVER_TROUBLE } from '../../../lib/api-failure.js';
import { Queries } from '../../../lib/queries.js';
import { watchFiguresLate } from '../../../lib/watch-figures-late.js';
import { OwnCertificate } from '../../certificates/index.js';
import { fetchResult, type ReviewedQuestion } from '../exam-api.js';
import { HowItWent } from './how-it-went.js';
import { LateAnswers } from './late-answers.js';
import { QuestionReview } from './question-review.js';
import { ResultCorrection } from './result-correction.js';
import { ResultStrengths } from './result-strengths.js';
import { ResultSummary } from './result-summary.js';
import { WhatToPractise } from './what-to-practise.js';
import styles from './result-page.module.css';
import './result-print.css';
import { AppLink } from '../../../lib/navigation.js';
import { lateChoicesIn, missingIn, forgetLateChoices } from './late-choices.js';
import { callApi } from '../../../lib/api.js';

const isRefusal = (failure: unknown): boolean =>
  failure instanceof ApiFailure &&
  failure.answer !== null &&
  failure.answer.status < SERVER_TROUBLE;

/** Called before the result shows the right answers. @throws ApiFailure if the server can't be reached */
async function sendLateChoices(attemptId: string): Promise<void> {
  const late = lateChoicesIn(attemptId);
  if (!late) return;
  try {
    const body = { attemptId, ...late };
    await callApi('/api/test/late-answers', { method: 'POST', body });
    forgetLateChoices(attemptId);
  } catch (failure) {
    if (!isRefusal(failure)) throw failure;
  }
}

type LateChoicesProps = {
  readonly resultId: string;
  readonly questions: readonly ReviewedQuestion[];
};

function LateChoices({ resultId, questions }: LateChoicesProps) {
  const [late] = useState(() => missingIn(lateChoicesIn(resultId), questions));
  if (late.length === 0) return null;
  const list = late.map(({ number, letter }) => `question ${number}: ${letter}`).join(', ');
  return (
    <Notice kind="info">
      <p>
        <b>Chosen here, but not received in time:</b> {list}. Our server had no connection to this
        browser before the time was up, so this does not count in the result.
      </p>
      <p>
        If your network failed, please <AppLink to="/contact">write to us</AppLink>.
      </p>
    </Notice>
  );
}

const WhatItMeans = optionalPart(() =>
  import('./what-it-means.js').then((part) => part.WhatItMeans),
);

const FALLBACKS = { refused: 'Failed to fetch result.' };

export function Page({ params }: PageProps) {
  useEffect(watchFiguresLate, []);
  const { resultId } = params;
  return (
    <>
      <PageHead title="Test Result" />
      <Queries>
        <StudentOnly>
          {({ email }) =>
            resultId ? (
              <Result email={email} resultId={resultId} />
            ) : (
              <NoResult message="No result ID found." />
            )
          }
        </StudentOnly>
      </Queries>
    </>
  );
}

type NoResultProps = { readonly message: string; readonly children?: ReactNode };

function NoResult({ message, children }: NoResultProps) {
  return (
    <div className={`page-shell ${styles.none ?? ''}`}>
      <h1>Test Result</h1>
      <Notice kind="error">{message}</Notice>
      <div className="flex wrap gap-3-4">
        {children}
        <ButtonLink to="/">Go Home</ButtonLink>
      </div>
    </div>
  );
}

/** Whether trying again may help: not after a decision of the server. */
const mayPass = (failure: unknown): boolean =>
  !(failure instanceof ApiFailure) || (failure.answer?.status ?? 500) >= 500;

function Result({ email, resultId }: { email: string; resultId: string }) {
  const result = useQuery({
    queryKey: ['result', resultId],
    queryFn: async () => {
      await sendLateChoices(resultId);
      return fetchResult(resultId);
    },
  });
  const { data: record, error, isFetching, refetch } = result;
  if (record) {
    const learning = (
      <ResultStrengths questions={record.questions} passed={record.passed}>
        {!record.passed && <WhatToPractise domain={record.domain} />}
      </ResultStrengths>
    );
    return (
      <div className="page-shell grid gap-8" data-printed-result>
        <ResultCorrection record={record} />
        <ResultSummary email={email} record={record}>
          {record.passed && <OwnCertificate email={email} resultId={resultId} />}
        </ResultSummary>
        {!record.passed && learning}
        <LateAnswers resultId={resultId} />
        <LateChoices resultId={resultId} questions={record.questions} />
        <HowItWent resultId={resultId} />
        <WhatItMeans {...record} resultId={resultId} />
        {record.passed && learning}
        <QuestionReview resultId={resultId} questions={record.questions} />
      </div>
    );
  }
  if (!error) return <Loading />;
  return (
    <NoResult message={messageOf(error, FALLBACKS)}>
      {mayPass(error) && (
        <Button look="secondary" isBusy={isFetching} onClick={() => void refetch()}>
          Try Again
        </Button>
      )}
    </NoResult>
  );
}
