import { domainLabel, type TestDomain } from '@portal/domain/kernel/choices.js';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { PracticeQuestion } from '../../../content/practice-question.js';
import { SubmitDialog } from '../attempt/submit-dialog.js';
import { announcement, createCountdown } from '../attempt/countdown.js';
import { ExamShell } from '../shell/exam-shell.js';
import { PracticeReview } from './practice-review.js';
import type { OptionKey } from '@portal/domain/questions/question.js';
import { createStore } from '../../../lib/storage.js';
import { createFlags } from '../attempt/flags.js';
import { keptByQuestion } from '../attempt/kept-by-question.js';
import type { AskedQuestion, Choices } from '../exam-api.js';
import { createStrikes } from '../shell/strikes.js';

const SECONDS_A_QUESTION = 120;

const asAsked = ({ id, question, options }: PracticeQuestion): AskedQuestion => ({
  ...{ _id: id, question, options },
  ...{ category: '', difficulty: '' },
});

function createPractice(pool: readonly PracticeQuestion[]) {
  const questions = pool.map(asAsked);
  const memory = createStore(null);
  const practice = { attemptId: 'practice', questions };
  return {
    questions,
    countdown: createCountdown(SECONDS_A_QUESTION * questions.length),
    flags: createFlags(keptByQuestion(memory, 'flag', practice)),
    strikes: createStrikes(keptByQuestion(memory, 'struck', practice)),
  };
}

/** Questions on the screen of the test; nothing is sent or stored. */
function usePractice(pool: readonly PracticeQuestion[]) {
  const [{ questions, countdown, flags, strikes }] = useState(() => createPractice(pool));
  const [choices, setChoices] = useState<Choices>({});
  const flagged = useSyncExternalStore(flags.subscribe, flags.ids);
  return {
    questions,
    choices,
    flagged: new Set(flagged.split(' ')),
    struck: useSyncExternalStore(strikes.subscribe, strikes.text),
    secondsLeft: useSyncExternalStore(countdown.subscribe, countdown.secondsLeft),
    onChoose: (questionId: string, option: OptionKey) =>
      setChoices((before) => ({ ...before, [questionId]: option })),
    onFlag: flags.toggle,
    onStrike: strikes.toggle,
  };
}

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
