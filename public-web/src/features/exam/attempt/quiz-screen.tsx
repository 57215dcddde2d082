import { domainLabel } from '@portal/domain/kernel/choices.js';
import { useState, useEffect } from 'react';
import { optionalPart } from '../../../components/optional-part.js';
import { ExamShell } from '../shell/exam-shell.js';
import { SavingStatus } from '../shell/saving-status.js';
import { announcement } from './countdown.js';
import { QuizNotices } from './quiz-notices.js';
import type { RunningAttempt } from './running-attempt.js';
import { signedOutText } from './signed-out.js';
import { useLeaveGuard } from './use-leave-guard.js';
import { useRunningAttempt } from './use-running-attempt.js';
import type * as News from './news-notices.js';
import { LeaveDialog } from './leave-dialog.js';
import type * as SignIn from './sign-in-again.js';
import { SubmitDialog, type SubmitDialogProps } from './submit-dialog.js';

type QuizDialogsProps = {
  readonly email: string;
  readonly signedOut: string;
  readonly isSigningIn: boolean;
  readonly onSignInClose: () => void;
  readonly leaving: ReturnType<typeof useLeaveGuard>;
  readonly isAsking: boolean;
  readonly sheet: Omit<SubmitDialogProps, 'onClose'>;
  readonly onAskClose: () => void;
};

/** The code is loaded in advance, since few tests need it; again when needed, if that failed. */
function LateSignIn({
  isNeeded,
  ...props
}: SignIn.SignInAgainProps & { readonly isNeeded: boolean }) {
  const [code, setCode] = useState<typeof SignIn | null>(null);
  useEffect(() => {
    if (!code) import('./sign-in-again.js').then(setCode, () => undefined);
  }, [code, isNeeded]);
  return isNeeded && code ? <code.SignInAgain {...props} /> : null;
}

/** At most one dialog over the test; the most urgent one first. */
function QuizDialogs(props: QuizDialogsProps) {
  return (
    <>
      <LateSignIn {...props} isNeeded={props.isSigningIn} onClose={props.onSignInClose} />
      {!props.isSigningIn && <OtherDialogs {...props} />}
    </>
  );
}

function OtherDialogs({ leaving, isAsking, onAskClose, sheet }: QuizDialogsProps) {
  if (leaving.isAsking) return <LeaveDialog onStay={leaving.stay} onLeave={leaving.leave} />;
  return isAsking ? <SubmitDialog {...sheet} onClose={onAskClose} /> : null;
}

/** The notices of a test. Their code is loaded late; if it fails, the answer to each save has the same notices. */
function LateNews({ test }: { test: RunningAttempt }) {
  const [code, setCode] = useState<typeof News | null>(null);
  useEffect(() => void import('./news-notices.js').then(setCode, () => undefined), []);
  return code && <code.NewsNotices test={test} />;
}

const WrongHere = optionalPart(() => import('./wrong-here.js').then((part) => part.WrongHere));

const WAY_OUT = { to: '/test', text: 'Leave the test' };

export function QuizScreen({ test }: { test: RunningAttempt }) {
  const { questions, domain } = test.attempt;
  const running = useRunningAttempt(test);
  const { choices, flagged, isOver, isSignedIn, phase } = running;
  const [index, setIndex] = useState(test.inView.place);
  const [isAsking, setAsking] = useState(false);
  const [isSigningIn, setSigningIn] = useState(true);
  const shown = questions[index];
  const isSubmitting = phase === 'submitting' || phase === 'done';
  // Here it has nothing to submit; what was not sent is kept in the browser.
  const hasEnded = phase === 'void' || phase === 'elsewhere';
  const secondsLeft = hasEnded ? null : running.secondsLeft;
  const signedOut = signedOutText({ ...running, isSubmitWaiting: phase === 'barred' });
  const leaving = useLeaveGuard(phase !== 'done' && !hasEnded);

  // When the session ends the next time, the dialog opens again.
  if (isSignedIn && !isSigningIn) setSigningIn(true);
  const goTo = (place: number) => {
    setAsking(false);
    test.inView.keep(place);
    setIndex(place);
  };
  const submit = () => {
    setAsking(false);
    setSigningIn(true);
    test.dispatch({ kind: 'submit' });
  };

  return (
    <ExamShell
      {...running}
      domain={domainLabel(domain)}
      questions={questions}
      index={index}
      status={!hasEnded && <SavingStatus {...running} />}
      secondsLeft={secondsLeft}
      message={secondsLeft === null ? '' : announcement(secondsLeft)}
      isBusy={isSubmitting}
      isLocked={isSubmitting || isOver}
      submitText={isSubmitting ? 'Submitting…' : 'Submit'}
      way={WAY_OUT}
      news={<LateNews test={test} />}
      notices={
        <QuizNotices
          {...running}
          signedOut={signedOut}
          onSubmit={submit}
          onSignIn={() => setSigningIn(true)}
        />
      }
      aside={shown && !isSubmitting && !isOver && <WrongHere test={test} questionId={shown._id} />}
      onGo={goTo}
      onChoose={test.choose}
      onFlag={test.flags.toggle}
      onStrike={test.strikes.toggle}
      onFinish={hasEnded ? null : () => setAsking(true)}
    >
      <QuizDialogs
        email={test.student.email}
        signedOut={signedOut}
        isSigningIn={!isSignedIn && isSigningIn}
        onSignInClose={() => {
          setSigningIn(false);
          test.dispatch({ kind: 'stay' });
        }}
        leaving={leaving}
        isAsking={isAsking && !isOver}
        sheet={{ questions, choices, flagged, onGo: goTo, onSubmit: submit }}
        onAskClose={() => setAsking(false)}
      />
    </ExamShell>
  );
}
