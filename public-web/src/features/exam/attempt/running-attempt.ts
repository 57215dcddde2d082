import { localStore, tabStore } from '../../../lib/storage.js';
import { sessions, type Session } from '../../../lib/session.js';
import { AnswerSheet } from './answer-sheet.js';
import { choiceTimes } from './choice-times.js';
import { createCountdown, type Countdown } from './countdown.js';
import { saveAnswers, type OpenAttempt } from '../exam-api.js';
import { createFlags, type Flags } from './flags.js';
import { inTurn } from './in-turn.js';
import { keepOpenAttempt } from './kept-open-attempt.js';
import { keptByQuestion } from './kept-by-question.js';
import { pageLeaving, type PageLeaving } from './page-leaving.js';
import { questionInView, type QuestionInView } from './question-in-view.js';
import { createOwnSession, type OwnSession } from './own-session.js';
import { createNotes, type Notes } from '../shell/notes.js';
import { createStrikes, type Strikes } from '../shell/strikes.js';
import { createTabs, type Tabs } from './tabs.js';
import { createNews, type TestNews } from './test-news.js';

export type RunningAttempt = {
  readonly student: Session;
  readonly attempt: OpenAttempt;
  readonly countdown: Countdown;
  readonly sheet: AnswerSheet;
  readonly flags: Flags;
  readonly strikes: Strikes;
  readonly inView: QuestionInView;
  readonly tabs: Tabs;
  readonly leaving: PageLeaving;
  readonly own: OwnSession;
  readonly notes: Notes;
  readonly news: TestNews;
};

/** @param hasReply whether the server has just sent the attempt; without network it is what the browser stored */
export function runningAttempt(
  student: Session,
  attempt: OpenAttempt,
  hasReply: boolean,
): RunningAttempt {
  const { attemptId, answers, remainingSeconds } = attempt;
  const countdown = createCountdown(remainingSeconds);
  const tabs = createTabs(attemptId);
  const own = createOwnSession(student.email, sessions);
  keepOpenAttempt(student.email, attempt);
  const times = choiceTimes(keptByQuestion(localStore, 'made', attempt), hasReply);
  const leaving = pageLeaving(attemptId, localStore);
  const sheet = new AnswerSheet({
    saved: answers,
    unsent: keptByQuestion(localStore, 'unsent', attempt),
    mayCall: own.isValid,
    send: async (choices) => {
      const saved = await own.call(() => saveAnswers(attemptId, choices, leaving.total()));
      times.noteReply();
      keepOpenAttempt(student.email, attempt, saved);
      if (saved.news) news.hear(saved.news);
      return saved;
    },
    inTurn: (work) => inTurn(`portal.attempt.${attemptId}`, work),
    onChosen(questionId, option) {
      times.noteChoice(questionId, option);
      tabs.tell({ kind: 'chosen', questionId, option });
    },
    onTime: countdown.correct,
  });
  const news = createNews({ onTime: countdown.correct, onClosed: sheet.check });
  const flags = createFlags(keptByQuestion(localStore, 'flag', attempt));
  const strikes = createStrikes(keptByQuestion(localStore, 'struck', attempt));
  const inView = questionInView(tabStore, attempt);
  const notes = createNotes();
  const parts = { sheet, flags, strikes, inView, tabs, leaving, own, notes, news };
  return { student, attempt, countdown, ...parts };
}
