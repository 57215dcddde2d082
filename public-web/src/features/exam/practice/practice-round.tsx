import { domainLabel, type TestDomain } from '@portal/domain/kernel/choices.js';
import { useEffect, useState } from 'react';
import type { PracticeQuestion } from '../../../content/practice-question.js';
import { SubmitDialog } from '../attempt/submit-dialog.js';
import { announcement } from '../attempt/countdown.js';
import { ExamShell } from '../shell/exam-shell.js';
import { PracticeReview } from './practice-review.js';
import { usePractice } from './use-practice.js';

type PracticeRoundProps = {
  readonly domain: TestDomain;
  readonly questions: readonly PracticeQuestion[];
  readonly onEnd: () => void;
};

const WAY_OUT = { to: '/test-terms', text: 'Leave the practice' };

export function PracticeRound({ domain, questions, onEnd }: PracticeRoundProps) {
  const practice = usePractice(questions);
  const [index, setIndex] = useState(0);
  const [isAsking, setAsking] = useState(false);
  const [isDone, setDone] = useState(false);
  const isOver = isDone || practice.secondsLeft === 0;
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [isOver]);

  if (isOver) {
    const result = { domain, questions, choices: practice.choices };
    return <PracticeReview {...result} onEnd={onEnd} />;
  }
  const goTo = (place: number) => {
    setAsking(false);
    setIndex(place);
  };
  return (
    <ExamShell
      {...practice}
      domain={`${domainLabel(domain)}, practice`}
      index={index}
      status={<p>Nothing is stored</p>}
      message={announcement(practice.secondsLeft)}
      isBusy={false}
      isLocked={false}
      submitText="Submit"
      way={WAY_OUT}
      onGo={goTo}
      onFinish={() => setAsking(true)}
    >
      {isAsking && (
        <SubmitDialog
          {...practice}
          onGo={goTo}
          onSubmit={() => setDone(true)}
          onClose={() => setAsking(false)}
        />
      )}
    </ExamShell>
  );
}
