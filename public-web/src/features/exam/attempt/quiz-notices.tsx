import { useEffect, useRef } from 'react';
import { Button, ButtonLink } from '../../../components/button.js';
import { Notice } from '../../../components/notice.js';
import { overText } from './signed-out.js';
import type { Phase } from './attempt-machine.js';

type QuizNoticesProps = {
  readonly phase: Phase;
  readonly message: string;
  readonly waits: boolean;
  readonly isOver: boolean;
  readonly isTimeUp: boolean;
  readonly isSignedIn: boolean;
  readonly signedOut: string;
  readonly onSubmit: () => void;
  readonly onSignIn: () => void;
};

const TAKEN_BACK = 'This test was taken back. It does not count, and you have the attempt again.';
const KEPT = 'What you choose is kept in this browser, but is not saved yet.';

export function QuizNotices(props: QuizNoticesProps) {
  const { phase, message, waits, isOver, isTimeUp, isSignedIn, signedOut, onSubmit, onSignIn } =
    props;
  const ref = useRef<HTMLDivElement>(null);
  const hasFailed = phase === 'failed';
  // A student who submits at the end of the page must see the outcome.
  useEffect(() => {
    if (hasFailed || isOver) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [hasFailed, isOver]);

  if (phase === 'void') return <Ended text={TAKEN_BACK} button="Back to the tests" />;
  if (phase === 'elsewhere') return <Ended text={message} button="Enter the Code" />;
  if (!hasFailed && !isOver && isSignedIn) return null;
  return (
    <div ref={ref} className="grid gap-4">
      {phase === 'failed' && (
        <Notice kind="error">
          <p>{message}</p>
          {!isOver && <StillOpen waits={waits} onSubmit={onSubmit} />}
        </Notice>
      )}
      {isOver && isSignedIn && <Over isTimeUp={isTimeUp} isStuck={hasFailed} />}
      {!isSignedIn && (
        <Notice kind="info">
          <p>{`You are signed out. ${isOver ? signedOut : KEPT}`}</p>
          <Button look="quiet" onClick={onSignIn}>
            Sign in again
          </Button>
        </Notice>
      )}
    </div>
  );
}

function Ended({ text, button }: { text: string; button: string }) {
  return (
    <Notice kind="info">
      <p>{text}</p>
      <ButtonLink look="quiet" to="/test">
        {button}
      </ButtonLink>
    </Notice>
  );
}

function StillOpen({ waits, onSubmit }: { waits: boolean; onSubmit: () => void }) {
  return (
    <>
      <p>
        Your test is still open, and your answers are kept.
        {waits && ' We keep trying, until you change an answer.'}
      </p>
      <div className="flex wrap gap-3">
        <Button look="quiet" onClick={onSubmit}>
          Try Again
        </Button>
        <ButtonLink look="quiet" to="/test-terms">
          Go Back
        </ButtonLink>
      </div>
    </>
  );
}

function Over({ isTimeUp, isStuck }: { isTimeUp: boolean; isStuck: boolean }) {
  const why = overText(isTimeUp);
  if (!isStuck) return <Notice kind="info">{why} Your test is being submitted…</Notice>;
  return (
    <Notice kind="info">
      <p>{why} The answers that were saved are graded by our server, even without this page.</p>
      <p>We keep trying, and show you the result as soon as the server answers.</p>
    </Notice>
  );
}
