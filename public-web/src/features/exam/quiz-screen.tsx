import { domainLabel } from '@portal/domain/accounts/choices.js';
import { useState } from 'react';
import { Button } from '../../components/button.js';
import { Notice } from '../../components/notice.js';
import type { Session } from '../../lib/session.js';
import type { Countdown } from './countdown.js';
import { ExamBar } from './exam-bar.js';
import type { Sitting } from './exam-api.js';
import { QuestionNavigator } from './question-navigator.js';
import { QuestionPanel } from './question-panel.js';
import styles from './quiz-screen.module.css';
import { SubmitDialog } from './submit-dialog.js';
import { useSitting } from './use-sitting.js';

type QuizScreenProps = {
  readonly student: Session;
  readonly sitting: Sitting;
  readonly countdown: Countdown;
};

/** The running test: one question in view, all of them within reach, the time always in sight. */
export function QuizScreen({ student, sitting, countdown }: QuizScreenProps) {
  const test = useSitting(student, sitting, countdown);
  const { choices, saving, secondsLeft, isOver, submission } = test;
  const [index, setIndex] = useState(0);
  const [isAsking, setAsking] = useState(false);
  const { questions } = sitting;
  const unanswered = questions.filter(({ _id }) => !choices[_id]).length;
  const isBusy = submission.phase.state === 'submitting';

  const submit = () => {
    setAsking(false);
    void submission.submit();
  };
  const finish = () => (unanswered > 0 ? setAsking(true) : submit());

  return (
    <div className={`quiz ${styles.quiz ?? ''}`}>
      <ExamBar domain={domainLabel(sitting.domain)} secondsLeft={secondsLeft} saving={saving} />
      <div className={styles.sheet}>
        <div className={styles.work}>
          {submission.phase.state === 'failed' && (
            <Notice kind="error">{submission.phase.message}</Notice>
          )}
          {isOver && <Notice kind="info">The time is up. Your test is being submitted…</Notice>}
          <QuestionPanel
            questions={questions}
            index={index}
            choices={choices}
            isLocked={isBusy || isOver}
            onChoose={test.choose}
            onGo={setIndex}
            onFinish={finish}
          />
        </div>
        <div className={styles.rail}>
          <QuestionNavigator
            questions={questions}
            choices={choices}
            index={index}
            onGo={setIndex}
          />
          <Button isWide isBusy={isBusy} onClick={finish}>
            {isBusy ? 'Submitting…' : 'Submit'}
          </Button>
        </div>
      </div>
      {isAsking && !isOver && (
        <SubmitDialog unanswered={unanswered} onSubmit={submit} onClose={() => setAsking(false)} />
      )}
    </div>
  );
}
