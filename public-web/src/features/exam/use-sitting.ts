import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Session } from '../../lib/session.js';
import { AnswerSheet } from './answer-sheet.js';
import type { Countdown } from './countdown.js';
import { saveAnswers, type Sitting } from './exam-api.js';
import { keepUnsent, unsentChoices } from './kept-answers.js';
import { useSubmission } from './use-submission.js';

const WATCH_MS = 1_000;

function sheetOf(
  { attemptId, answers }: Sitting,
  countdown: Countdown,
  onClosed: () => void,
): AnswerSheet {
  return new AnswerSheet({
    saved: answers,
    kept: unsentChoices(attemptId),
    send: (choices) => saveAnswers(attemptId, choices),
    keep: (unsent) => keepUnsent(attemptId, unsent),
    onTime: countdown.correct,
    onClosed,
  });
}

/** Keeps the sheet up to date for as long as the page lasts. */
function useSaving(sheet: AnswerSheet, countdown: Countdown): void {
  useEffect(() => {
    sheet.flush();
    const watch = setInterval(() => {
      if (countdown.hasSlept()) sheet.check();
    }, WATCH_MS);
    const occasions = ['online', 'pageshow', 'focus'] as const;
    for (const occasion of occasions) window.addEventListener(occasion, sheet.flush);
    return () => {
      clearInterval(watch);
      for (const occasion of occasions) window.removeEventListener(occasion, sheet.flush);
      sheet.stop();
    };
  }, [sheet, countdown]);
}

/** Has the browser ask before a page is left whose answers are not safe yet. */
function useLeaveWarning(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isNeeded]);
}

/** A running test: the choices and their saving, the time that is left, and the submit. */
export function useSitting(student: Session, sitting: Sitting, countdown: Countdown) {
  const [closed, setClosed] = useState(false);
  const [sheet] = useState(() => sheetOf(sitting, countdown, () => setClosed(true)));
  const { choices, saving } = useSyncExternalStore(sheet.subscribe, sheet.state, sheet.state);
  const secondsLeft = useSyncExternalStore(
    countdown.subscribe,
    countdown.secondsLeft,
    countdown.secondsLeft,
  );
  const isOver = closed || secondsLeft === 0;
  const submission = useSubmission({ student, sitting, sheet, secondsLeft, isOver });

  useSaving(sheet, countdown);
  useLeaveWarning(saving !== 'saved');

  return { choices, saving, secondsLeft, isOver, choose: sheet.choose, submission };
}

export type RunningSitting = ReturnType<typeof useSitting>;
