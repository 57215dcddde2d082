import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { RunningAttempt } from './running-attempt.js';
import type { TabNews } from './tabs.js';
import { useSubmission } from './use-submission.js';

/** When the server may know more than this page, or be back. */
const OCCASIONS = ['online', 'offline', 'pageshow', 'focus'] as const;
const LOOKS = ['blur', 'focus', 'pageshow'] as const;
/** Looks also while it is hidden: so a silence says that the page has no connection. */
const LOOK_EVERY_MS = 30_000;

function useSaving({ sheet, countdown, own }: RunningAttempt): void {
  useEffect(() => {
    let looked = performance.now();
    sheet.flush();
    const whenVisible = () => {
      if (!document.hidden) sheet.check();
    };
    const ends = [
      own.subscribe(sheet.flush),
      countdown.subscribe(() => {
        const now = performance.now();
        if (!countdown.hasSlept() && now - looked < LOOK_EVERY_MS) return;
        looked = now;
        sheet.check();
      }),
    ];
    for (const occasion of OCCASIONS) window.addEventListener(occasion, sheet.check);
    document.addEventListener('visibilitychange', whenVisible);
    return () => {
      for (const end of ends) end();
      for (const occasion of OCCASIONS) window.removeEventListener(occasion, sheet.check);
      document.removeEventListener('visibilitychange', whenVisible);
      sheet.stop();
    };
  }, [sheet, countdown, own]);
}

const isAway = (): boolean => document.visibilityState === 'hidden' || !document.hasFocus();

function useLeaving({ leaving, tabs }: RunningAttempt): void {
  useEffect(() => {
    const look = () => {
      if (isAway()) {
        leaving.leave();
        return;
      }
      leaving.comeBack();
      tabs.tell({ kind: 'here' });
    };
    look();
    for (const kind of LOOKS) window.addEventListener(kind, look);
    document.addEventListener('visibilitychange', look);
    return () => {
      for (const kind of LOOKS) window.removeEventListener(kind, look);
      document.removeEventListener('visibilitychange', look);
      leaving.comeBack();
    };
  }, [leaving, tabs]);
}

function useFollowing(
  { tabs, sheet, leaving }: RunningAttempt,
  onOver: (resultId: string) => void,
): void {
  const hear = useEffectEvent((news: TabNews) => {
    if (news.kind === 'over') onOver(news.resultId);
    else if (news.kind === 'here') leaving.comeBack();
    else sheet.follow(news.questionId, news.option);
  });
  useEffect(() => tabs.listen((news) => hear(news)), [tabs]);
}

export function useOpenAttempt(test: RunningAttempt) {
  const { sheet, countdown, flags, strikes, own, notes } = test;
  const { choices, saving, isClosed } = useSyncExternalStore(sheet.subscribe, sheet.state);
  const secondsLeft = useSyncExternalStore(countdown.subscribe, countdown.secondsLeft);
  const flagged = useSyncExternalStore(flags.subscribe, flags.ids);
  const struck = useSyncExternalStore(strikes.subscribe, strikes.text);
  const note = useSyncExternalStore(notes.subscribe, notes.text);
  const isSignedIn = useSyncExternalStore(own.subscribe, own.isValid);
  const isTimeUp = secondsLeft === 0;
  const isOver = isClosed || isTimeUp;
  const submission = useSubmission(test, isOver, isSignedIn);

  useSaving(test);
  useFollowing(test, submission.end);
  // After the tabs are listened to: it speaks to them.
  useLeaving(test);

  return {
    choices,
    flagged: new Set(flagged.split(' ')),
    struck,
    note,
    saving,
    secondsLeft,
    isTimeUp,
    isOver,
    isSignedIn,
    submission,
  };
}
