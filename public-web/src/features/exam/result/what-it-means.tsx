import { useQuery } from '@tanstack/react-query';
import { domainLabel } from '@portal/domain/kernel/choices.js';
import { categoriesToWorkOn } from '@portal/domain/exam/strengths.js';
import { formatCount } from '@portal/domain/kernel/format-count.js';
import { Folded } from '../../../components/folded.js';
import { callApi, type AnswerOf } from '../../../lib/api.js';
import styles from './what-it-means.module.css';

type Answer = AnswerOf<'GET /api/test-results/{resultId}/tries'>;
type AllTries = NonNullable<Answer['tries']>;

type WhatItMeansProps = {
  readonly resultId: string;
  readonly domain: string;
  readonly questions: readonly unknown[];
};

export function WhatItMeans({ resultId, domain, questions }: WhatItMeansProps) {
  const { data } = useQuery({
    queryKey: ['tries', resultId],
    queryFn: () => callApi<Answer>(`/api/test-results/${encodeURIComponent(resultId)}/tries`),
  });
  const tries = data?.tries;
  if (!tries) return null;
  const { number, tests, score, totalQuestions, interval } = tries;
  return (
    <section className={styles.meaning} aria-labelledby="meaning">
      <h2 id="meaning">What It Means</h2>
      <p>
        {formatCount(questions.length, 'question')} are few: another day might give one or two more
        or fewer.
      </p>
      <Advice tries={tries} />
      <Folded title="How sure is this?">
        <p>
          {tests > 1 && number !== null && `This was test ${number} of ${tests}. `}
          You got {score} of {totalQuestions} questions in {domainLabel(domain)} right
          {tests > 1 && ` over ${formatCount(tests, 'test')}`}. From such a score, 19 times of 20
          the share of all our questions that somebody would get right lies between {interval.low}{' '}
          and {interval.high}% (Wilson’s interval).
        </p>
      </Folded>
    </section>
  );
}

/** Advice only about categories with enough questions. */
function Advice({ tries: { categories } }: { tries: AllTries }) {
  const weak = categoriesToWorkOn(categories);
  if (weak.length === 0) return null;
  return (
    <p>
      To do better next time, work on <strong>{weak.join(', then ')}</strong>.
    </p>
  );
}
