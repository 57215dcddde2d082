import type { OptionKey } from '@portal/domain/questions/question.js';
import { useState, useSyncExternalStore } from 'react';
import type { PracticeQuestion } from '../../../content/practice-question.js';
import { createStore } from '../../../lib/storage.js';
import { createCountdown } from '../attempt/countdown.js';
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
export function usePractice(pool: readonly PracticeQuestion[]) {
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
