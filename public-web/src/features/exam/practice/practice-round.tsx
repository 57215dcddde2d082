import { useEffect, useState } from 'react';
import type { PracticeQuestion } from '../../../content/practice-question.js';
import { SubmitDialog } from '../attempt/submit-dialog.js';
import { announcement } from '../attempt/countdown.js';
import { ExamShell } from '../shell/exam-shell.js';
import { SavingStatus } from '../shell/saving-status.js';
import { newRehearsal } from './rehearsal.js';
import { PracticeReview } from './practice-review.js';
import { useRehearsal } from './use-rehearsal.js';

type PracticeRoundProps = {
  readonly domain: string;
  readonly questions: readonly PracticeQuestion[];
  readonly onEnd: () => void;
};

const WAY_OUT = { to: '/test-terms', text: 'Leave the practice' };

export function PracticeRound({ domain, questions, onEnd }: PracticeRoundProps) {
  const [rehearsal] = useState(() => newRehearsal(questions));
  const running = useRehearsal(rehearsal);
  const [index, setIndex] = useState(0);
  const [isAsking, setAsking] = useState(false);
  const [isDone, setDone] = useState(false);
  const isOver = isDone || running.secondsLeft === 0;
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [isOver]);

  if (isOver) {
    const result = { domain, questions, choices: running.choices };
    return <PracticeReview {...result} onEnd={onEnd} />;
  }
  const asked = { questions: rehearsal.questions, choices: running.choices };
  const goTo = (place: number) => {
    setAsking(false);
    setIndex(place);
  };
  return (
    <ExamShell
      {...running}
      {...asked}
      domain={`${domain}, practice`}
      index={index}
      status={<SavingStatus {...running} isSignedIn isOver={false} />}
      message={announcement(running.secondsLeft)}
      isBusy={false}
      isLocked={false}
      submitText="Submit"
      way={WAY_OUT}
      onGo={goTo}
      onChoose={rehearsal.sheet.choose}
      onFlag={rehearsal.flags.toggle}
      onStrike={rehearsal.strikes.toggle}
      onFinish={() => setAsking(true)}
    >
      {isAsking && (
        <SubmitDialog
          {...asked}
          flagged={running.flagged}
          onGo={goTo}
          onSubmit={() => setDone(true)}
          onClose={() => setAsking(false)}
        />
      )}
    </ExamShell>
  );
}
