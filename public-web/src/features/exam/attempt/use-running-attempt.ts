import { useEffect, useSyncExternalStore } from 'react';
import { useGo } from '../../../lib/navigation.js';
import { queryClient } from '../../../lib/queries.js';
import { forgetJourney } from '../journey/use-journey.js';
import { isOver } from './attempt-machine.js';
import { forgetAttempt } from './kept-attempt.js';
import type { RunningAttempt } from './running-attempt.js';
import { watchPage } from './watch-page.js';

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
