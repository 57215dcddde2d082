import { Button, ButtonLink } from '../../../components/button.js';
import { Notice } from '../../../components/notice.js';
import { NextButton } from '../journey/next-button.js';
import { useJourney } from '../journey/use-journey.js';
import type { Opening } from './open-attempt.js';
import styles from './quiz-blocked.module.css';

type QuizBlockedProps = {
  readonly email: string;
  readonly opening: Exclude<Opening, { kind: 'open' | 'over' }>;
  readonly isBusy: boolean;
  readonly onTryAgain: () => void;
};

export function QuizBlocked({ email, opening, isBusy, onTryAgain }: QuizBlockedProps) {
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
