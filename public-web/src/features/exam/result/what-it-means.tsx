import { useQuery } from '@tanstack/react-query';
import { domainLabel } from '@portal/domain/kernel/choices.js';
import { categoriesToWorkOn } from '@portal/domain/exam/strengths.js';
import { formatCount } from '@portal/domain/kernel/format-count.js';
import { callApi } from '../../../lib/api.js';
import type { AnswerOf } from '../../../lib/api-answers.js';
import styles from './what-it-means.module.css';

type Answer = AnswerOf<'GET /api/test-results/{resultId}/tries'>;
type AllTries = NonNullable<Answer['tries']>;

type WhatItMeansProps = {
  readonly resultId: string;
  readonly domain: string;
  readonly passPercent: number;
};

const MEANING: Readonly<Record<AllTries['standing'], (mark: number) => string>> = {
  above: (mark) => `you very likely know more than the ${mark}% that a pass asks for`,
  unsure: (mark) =>
    `so few questions can’t tell whether you know more or less than the ${mark}% that a pass asks for`,
  below: (mark) => `you very likely know less yet than the ${mark}% that a pass asks for`,
};

export function WhatItMeans({ resultId, domain, passPercent }: WhatItMeansProps) {
  const { data } = useQuery({
    queryKey: ['tries', resultId],
    queryFn: () => callApi<Answer>(`/api/test-results/${encodeURIComponent(resultId)}/tries`),
  });
  const tries = data?.tries;
  if (!tries) return null;
  const { number, tests, score, totalQuestions, interval, standing } = tries;
  return (
    <section className={styles.meaning} aria-labelledby="meaning">
      <h2 id="meaning">What It Means</h2>
      <p>
        {tests > 1 && number !== null && `This was test ${number} of ${tests}. `}
        You got{' '}
        <strong className="text-ink weight-650">
          {score} of {totalQuestions}
        </strong>{' '}
        questions in {domainLabel(domain)} right
        {tests > 1 && ` over ${formatCount(tests, 'test')}`}, so of all we could ask you would get
        between{' '}
        <strong className="text-ink weight-650">
          {interval.low} and {interval.high}%
        </strong>{' '}
        right: {MEANING[standing](passPercent)}.
      </p>
      <Advice tries={tries} />
      <p className={styles.how}>
        The interval is Wilson’s at 95%: it holds for 19 of 20 people, and narrows with each
        question.
      </p>
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
