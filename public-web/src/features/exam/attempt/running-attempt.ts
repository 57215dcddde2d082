import { localStore, tabStore } from '../../../lib/storage.js';
import { sessions, type Session } from '../../../lib/session.js';
import { forgetJourney } from '../journey/use-journey.js';
import {
  type Choices,
  type OpenAttempt,
  saveAnswers,
  submitTest,
  type PageLeft,
  type Submission,
} from '../exam-api.js';
import { createStrikes } from '../shell/strikes.js';
import { attemptRunner } from './attempt-runner.js';
import { choiceTimes } from './choice-times.js';
import { createCountdown } from './countdown.js';
import { createFlags } from './flags.js';
import { attemptKey, forgetAttempt } from './kept-attempt.js';
import { keptByQuestion } from './kept-by-question.js';
import { keepOpenAttempt } from './kept-open-attempt.js';
import { createOwnSession } from './own-session.js';
import { pageLeaving } from './page-leaving.js';
import { questionInView } from './question-in-view.js';
import { createTabs } from './tabs.js';
import { createNews } from './test-news.js';

type Submitted = {
  readonly student: Session;
  readonly attempt: OpenAttempt;
  readonly choices: Choices;
  readonly unsent: Choices;
  readonly secondsLeft: number;
  readonly left: PageLeft | undefined;
};

const secondsBetween = (start: string, end: string): number =>
  Math.max(0, Math.round((Date.parse(end) - Date.parse(start)) / 1000));

/** The specification's body. Its times are only shown: the server uses its own clock. */
function submissionOf(submitted: Submitted): Submission {
  const { student, attempt, choices, unsent, secondsLeft, left } = submitted;
  const limit = secondsBetween(attempt.startedOn, attempt.deadline);
  const timeTaken = Math.max(0, limit - secondsLeft);
  return {
    studentName: student.name,
    email: student.email,
    domain: attempt.domain,
    questions: attempt.questions.map((question) => ({
      ...question,
      selectedOption: choices[question._id] ?? null,
    })),
    timeTaken,
    startedOn: attempt.startedOn,
    completedOn: new Date(Date.parse(attempt.startedOn) + timeTaken * 1000).toISOString(),
    attemptId: attempt.attemptId,
    unsaved: Object.keys(unsent),
    isTimeUp: secondsLeft === 0,
    left,
  };
}

export type RunningAttempt = ReturnType<typeof runningAttempt>;

/** Only secure pages have locks; without them, tabs don't take turns. */
const inTurnOfTabs =
  (attemptId: string) =>
  <Outcome>(work: () => Promise<Outcome>): Promise<Outcome> =>
    'locks' in navigator ? navigator.locks.request(`portal.attempt.${attemptId}`, work) : work();

/** The parts that live in the browser and this tab, and the clock. */
const partsOf = ({ email }: Session, attempt: OpenAttempt, hasReply: boolean) => ({
  countdown: createCountdown(attempt.remainingSeconds),
  flags: createFlags(keptByQuestion(localStore, 'flag', attempt)),
  strikes: createStrikes(keptByQuestion(localStore, 'struck', attempt)),
  inView: questionInView(tabStore, attempt),
  tabs: createTabs(attempt.attemptId),
  leaving: pageLeaving(attempt.attemptId, localStore),
  wrong: keptByQuestion(localStore, 'wrong', attempt),
  times: choiceTimes(keptByQuestion(localStore, 'made', attempt), hasReply),
  own: createOwnSession(email, sessions),
});

/** @param hasReply whether the server has just sent the attempt; without a network it is the browser's copy */
export function runningAttempt(student: Session, attempt: OpenAttempt, hasReply: boolean) {
  const { attemptId } = attempt;
  const parts = partsOf(student, attempt, hasReply);
  const { countdown, own, tabs, times, leaving, wrong } = parts;
  /** The lines on questions that the server has. */
  let known = '{}';
  const send = async (choices: Choices) => {
    const disputes = wrong.all();
    const lines = JSON.stringify(disputes);
    const more = { left: leaving.total(), disputes: lines === known ? undefined : disputes };
    const saved = await own.call(() => saveAnswers(attemptId, choices, more));
    known = lines;
    return saved;
  };
  keepOpenAttempt(student.email, attempt);
  const waiting = `${attemptKey(attemptId)}submit`;
  const news = createNews({
    onTime: countdown.correct,
    onClosed: () => runner.dispatch({ kind: 'look' }),
  });
  const runner = attemptRunner({
    saved: attempt.answers,
    unsent: keptByQuestion(localStore, 'unsent', attempt),
    isSignedIn: own.isValid,
    inTurn: inTurnOfTabs(attemptId),
    keepWaiting: (waits) => localStore.set(waiting, waits ? 'yes' : null),
    forget() {
      forgetAttempt(attemptId);
      forgetJourney();
    },
    async save(choices) {
      const saved = await send(choices);
      times.noteReply();
      keepOpenAttempt(student.email, attempt, saved);
      countdown.correct(saved.remainingSeconds);
      if (saved.news) news.hear(saved.news);
      return saved;
    },
    async submit(choices, unsent) {
      if (JSON.stringify(wrong.all()) !== known) await send({}).catch(() => undefined);
      const secondsLeft = countdown.secondsLeft();
      const sent = { student, attempt, choices, unsent, secondsLeft, left: leaving.total() };
      const { resultId } = await own.call(() => submitTest(submissionOf(sent)));
      tabs.tell({ kind: 'over', resultId });
      return resultId;
    },
  });
  const choose: typeof runner.choose = (questionId, option) => {
    times.noteChoice(questionId, option);
    tabs.tell({ kind: 'chosen', questionId, option });
    runner.choose(questionId, option);
  };
  const sayWrong = (questionId: string, line: string): void => {
    wrong.set(questionId, line);
    runner.dispatch({ kind: 'look' });
  };
  const isSubmitWaiting = () => localStore.get(waiting) !== null;
  return { student, attempt, ...parts, ...runner, choose, sayWrong, isSubmitWaiting, news };
}
