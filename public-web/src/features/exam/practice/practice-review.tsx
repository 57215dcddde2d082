import { domainLabel, type TestDomain } from '@portal/domain/kernel/choices.js';
import { Brand } from '../../../components/brand.js';
import { Button, ButtonLink } from '../../../components/button.js';
import type { PracticeQuestion } from '../../../content/practice-question.js';
import type { Choices } from '../exam-api.js';
import { useSession } from '../../../lib/use-session.js';
import { InlineText, QuestionText } from '../question-text.js';
import styles from './practice-review.module.css';

type PracticeReviewProps = {
  readonly domain: TestDomain;
  readonly questions: readonly PracticeQuestion[];
  readonly choices: Choices;
  readonly onEnd: () => void;
};

export function PracticeReview({ domain, questions, choices, onEnd }: PracticeReviewProps) {
  const right = questions.filter(({ id, correctOption }) => choices[id] === correctOption).length;
  const session = useSession();
  const goOn = (
    <ButtonLink to={session ? '/test-terms' : `/signup?domain=${encodeURIComponent(domain)}`}>
      Go on to the test
    </ButtonLink>
  );
  return (
    <>
      <div className="brand-line">
        <Brand />
      </div>
      <div className={`page-shell ${styles.page ?? ''}`}>
        <h1>
          {right} of {questions.length} right
        </h1>
        <p>{domainLabel(domain)}. Nothing of this was kept.</p>
        <div>{goOn}</div>
        <ol className="grid no-marks gap-6">
          {questions.map((question) => (
            <Reviewed key={question.id} question={question} chosen={choices[question.id] ?? null} />
          ))}
        </ol>
        <div className="flex wrap gap-3">
          {goOn}
          <Button look="secondary" onClick={onEnd}>
            Practice once more
          </Button>
        </div>
      </div>
    </>
  );
}

type ReviewedProps = {
  readonly question: PracticeQuestion;
  readonly chosen: keyof PracticeQuestion['options'] | null;
};

function Reviewed({ question, chosen }: ReviewedProps) {
  const { options, correctOption, why } = question;
  const isRight = chosen === correctOption;
  const verdict = chosen === null ? 'Not answered' : isRight ? 'Right' : 'Wrong';
  return (
    <li className={styles.question}>
      <p className={styles.verdict} data-right={isRight || undefined}>
        {verdict}
      </p>
      <h2>
        <QuestionText text={question.question} />
      </h2>
      {chosen !== null && !isRight && (
        <p>
          Your answer: <InlineText text={options[chosen]} />
        </p>
      )}
      <p>
        Right answer:{' '}
        <b>
          <InlineText text={options[correctOption]} />
        </b>
      </p>
      <p className={styles.why}>
        <InlineText text={why} />
      </p>
    </li>
  );
}
