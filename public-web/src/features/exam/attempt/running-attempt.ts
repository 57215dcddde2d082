import { localStore, tabStore } from '../../../lib/storage.js';
import { sessions, type Session } from '../../../lib/session.js';
import { AnswerSheet } from './answer-sheet.js';
import { createCountdown, type Countdown } from './countdown.js';
import { saveAnswers, type Sitting } from '../exam-api.js';
import { createFlags, type Flags } from './flags.js';
import { inTurn } from './in-turn.js';
import { keptByQuestion } from './kept-by-question.js';
import { questionInView, type QuestionInView } from './question-in-view.js';
import { createOwnSession, type OwnSession } from './own-session.js';
import { createTabs, type Tabs } from './tabs.js';

/** A test that runs in this tab, with all that it is made of. */
export type RunningAttempt = {
  readonly student: Session;
  readonly sitting: Sitting;
  readonly countdown: Countdown;
  readonly sheet: AnswerSheet;
  readonly flags: Flags;
  readonly inView: QuestionInView;
  readonly tabs: Tabs;
  readonly own: OwnSession;
};

/** Puts a test together that the server has just opened or resumed. */
export function runningAttempt(student: Session, sitting: Sitting): RunningAttempt {
  const { attemptId, answers, remainingSeconds } = sitting;
  const countdown = createCountdown(remainingSeconds);
  const tabs = createTabs(attemptId);
  const own = createOwnSession(student.email, sessions);
  const sheet = new AnswerSheet({
    saved: answers,
    unsent: keptByQuestion(localStore, 'unsent', sitting),
    mayCall: own.isValid,
    send: (choices) => own.call(() => saveAnswers(attemptId, choices)),
    inTurn: (work) => inTurn(`portal.attempt.${attemptId}`, work),
    onChosen: (questionId, option) => tabs.tell({ kind: 'chosen', questionId, option }),
    onTime: countdown.correct,
  });
  const flags = createFlags(keptByQuestion(localStore, 'flag', sitting));
  const inView = questionInView(tabStore, sitting);
  return { student, sitting, countdown, sheet, flags, inView, tabs, own };
}
