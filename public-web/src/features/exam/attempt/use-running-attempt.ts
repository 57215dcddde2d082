import { useEffect, useSyncExternalStore } from 'react';
import { useGo } from '../../../lib/navigation.js';
import { queryClient } from '../../../lib/queries.js';
import { forgetJourney } from '../journey/use-journey.js';
import { isOver } from './attempt-machine.js';
import { forgetAttempt } from './kept-attempt.js';
import type { RunningAttempt } from './running-attempt.js';

/** Events after which the server may know more than this page, or may be back. */
const OCCASIONS = ['online', 'offline', 'pageshow', 'focus'] as const;
const LOOKS = ['blur', 'focus', 'pageshow'] as const;
/** Also asks the server while the page is hidden, so that a silence means a lost connection. */
const LOOK_EVERY_MS = 30_000;

type Watched = Pick<
  RunningAttempt,
  'countdown' | 'dispatch' | 'isSubmitWaiting' | 'leaving' | 'own' | 'tabs'
>;

const isAway = (): boolean => document.visibilityState === 'hidden' || !document.hasFocus();

function watchClock({ countdown, dispatch }: Watched): () => void {
  let looked = performance.now();
  let isTimeUp = false;
  const tick = () => {
    if (isTimeUp !== (countdown.secondsLeft() === 0)) {
      isTimeUp = !isTimeUp;
      dispatch({ kind: 'clock', isTimeUp });
    }
    const now = performance.now();
    if (!countdown.hasSlept() && now - looked < LOOK_EVERY_MS) return;
    looked = now;
    dispatch({ kind: 'look' });
  };
  tick();
  return countdown.subscribe(tick);
}

function watchTabs({ tabs, dispatch, leaving }: Watched): () => void {
  return tabs.listen((news) => {
    if (news.kind === 'over') dispatch({ kind: 'submitted', resultId: news.resultId });
    else if (news.kind === 'here') leaving.comeBack();
    else dispatch({ kind: 'chosen', choices: { [news.questionId]: news.option } });
  });
}

/** Connects a test with the page, its tabs and its clock. @returns a function that ends it */
function watchPage(test: Watched): () => void {
  const { dispatch, leaving, own, tabs } = test;
  const look = () => dispatch({ kind: 'look' });
  const noteLeaving = () => {
    if (isAway()) {
      leaving.leave();
      return;
    }
    leaving.comeBack();
    tabs.tell({ kind: 'here' });
  };
  const onVisibility = () => {
    noteLeaving();
    if (!document.hidden) look();
  };
  const ends = [
    own.subscribe(() => dispatch({ kind: 'signed', isSignedIn: own.isValid() })),
    watchTabs(test),
    watchClock(test),
  ];
  noteLeaving();
  // A submit that waited for the network before a reload is sent now.
  dispatch({ kind: test.isSubmitWaiting() ? 'submit' : 'retry' });
  for (const occasion of OCCASIONS) window.addEventListener(occasion, look);
  for (const occasion of LOOKS) window.addEventListener(occasion, noteLeaving);
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    for (const end of ends) end();
    for (const occasion of OCCASIONS) window.removeEventListener(occasion, look);
    for (const occasion of LOOKS) window.removeEventListener(occasion, noteLeaving);
    document.removeEventListener('visibilitychange', onVisibility);
    leaving.comeBack();
  };
}

/** Leads from the test to its result, in each tab that shows the test. */
function useResult(attemptId: string, resultId: string | null): void {
  const go = useGo();
  useEffect(() => {
    if (resultId === null) return;
    forgetAttempt(attemptId);
    queryClient.removeQueries({ queryKey: ['attempts'] });
    forgetJourney();
    go(`/result/${encodeURIComponent(resultId)}`, { replace: true });
  }, [go, attemptId, resultId]);
}

export function useRunningAttempt(test: RunningAttempt) {
  const { countdown, flags, strikes } = test;
  const state = useSyncExternalStore(test.subscribe, test.state);
  const flagged = useSyncExternalStore(flags.subscribe, flags.ids);
  useEffect(() => {
    const end = watchPage(test);
    return () => {
      end();
      test.stop();
    };
  }, [test]);
  useResult(test.attempt.attemptId, state.resultId);
  return {
    ...state,
    isOver: isOver(state),
    secondsLeft: useSyncExternalStore(countdown.subscribe, countdown.secondsLeft),
    flagged: new Set(flagged.split(' ')),
    struck: useSyncExternalStore(strikes.subscribe, strikes.text),
  };
}
