import type { PracticeQuestion } from '../../../content/practice-question.js';
import { createStore } from '../../../lib/storage.js';
import { AnswerSheet } from '../attempt/answer-sheet.js';
import { createCountdown, type Countdown } from '../attempt/countdown.js';
import { createFlags, type Flags } from '../attempt/flags.js';
import { keptByQuestion } from '../attempt/kept-by-question.js';
import type { AskedQuestion } from '../exam-api.js';
import { createStrikes, type Strikes } from '../shell/strikes.js';
import { practiceSave } from './practice-api.js';

const SECONDS_A_QUESTION = 120;

/** A test that is none: made of the same parts, kept in this page's memory only. */
export type Rehearsal = {
  readonly questions: readonly AskedQuestion[];
  readonly sheet: AnswerSheet;
  readonly flags: Flags;
  readonly strikes: Strikes;
  readonly countdown: Countdown;
};

const asAsked = ({ id, question, options }: PracticeQuestion): AskedQuestion => ({
  _id: id,
  question,
  options,
  category: '',
  difficulty: '',
});

export function newRehearsal(pool: readonly PracticeQuestion[]): Rehearsal {
  const questions = pool.map(asAsked);
  const kept = { attemptId: 'practice', questions };
  const memory = createStore(null);
  const countdown = createCountdown(SECONDS_A_QUESTION * questions.length);
  const sheet = new AnswerSheet({
    saved: {},
    unsent: keptByQuestion(memory, 'unsent', kept),
    mayCall: () => true,
    send: async (answers) => {
      await practiceSave(answers);
      return { answers, remainingSeconds: countdown.secondsLeft() };
    },
    inTurn: (work) => work(),
    onChosen: () => undefined,
    onTime: () => undefined,
  });
  const flags = createFlags(keptByQuestion(memory, 'flag', kept));
  const strikes = createStrikes(keptByQuestion(memory, 'struck', kept));
  return { questions, sheet, flags, strikes, countdown };
}
