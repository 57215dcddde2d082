import { domainLabel } from '@portal/domain/accounts/choices.js';
import { useState } from 'react';
import { Button } from '../../../components/button.js';
import { ExamBar } from './exam-bar.js';
import { QuestionNavigator } from './question-navigator.js';
import { QuestionPanel } from './question-panel.js';
import { QuizDialogs } from './quiz-dialogs.js';
import { QuizNotices } from './quiz-notices.js';
import styles from './quiz-screen.module.css';
import type { RunningAttempt } from './running-attempt.js';
import { useLeaveGuard } from './use-leave-guard.js';
import { useSitting } from './use-sitting.js';

/** The running test: one question in view, all of them within reach, the time always in sight. */
export function QuizScreen({ test }: { test: RunningAttempt }) {
  const { questions, domain } = test.sitting;
  const running = useSitting(test);
  const { choices, flagged, isOver, isSignedIn, submission } = running;
  const { phase } = submission;
  const [index, setIndex] = useState(test.inView.place);
  const [isAsking, setAsking] = useState(false);
  const [isSigningIn, setSigningIn] = useState(true);
  const leaving = useLeaveGuard(phase.state !== 'done');
  const unanswered = questions.filter(({ _id }) => !choices[_id]).length;
  const marked = questions.filter(({ _id }) => flagged.has(_id)).length;
  const isBusy = phase.state === 'submitting' || phase.state === 'done';

  // The next time that the session ends, it is asked for again.
  if (isSignedIn && !isSigningIn) setSigningIn(true);
  const goTo = (place: number) => {
    test.inView.keep(place);
    setIndex(place);
  };
  const submit = () => {
    setAsking(false);
    setSigningIn(true);
    void submission.submit();
  };
  const finish = () => (unanswered + marked > 0 ? setAsking(true) : submit());
  const shared = { questions, choices, flagged, index, onGo: goTo };

  return (
    <div className={`quiz ${styles.quiz ?? ''}`}>
      <ExamBar {...running} domain={domainLabel(domain)} />
      <div className={styles.sheet}>
        <div className={styles.work}>
          <QuizNotices
            {...running}
            phase={phase}
            onSubmit={submit}
            onSignIn={() => setSigningIn(true)}
          />
          <QuestionPanel
            {...shared}
            isLocked={isBusy || isOver}
            onFlag={test.flags.toggle}
            onChoose={test.sheet.choose}
            onFinish={finish}
          />
        </div>
        <div className={styles.rail}>
          <QuestionNavigator {...shared} />
          <Button isWide isBusy={isBusy} onClick={finish}>
            {isBusy ? 'Submitting…' : 'Submit'}
          </Button>
        </div>
      </div>
      <QuizDialogs
        email={test.student.email}
        secondsLeft={running.secondsLeft}
        isSigningIn={!isSignedIn && isSigningIn}
        onSignInClose={() => setSigningIn(false)}
        leaving={leaving}
        isAsking={isAsking && !isOver}
        unanswered={unanswered}
        flagged={marked}
        onSubmit={submit}
        onAskClose={() => setAsking(false)}
      />
    </div>
  );
}
