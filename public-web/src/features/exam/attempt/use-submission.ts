import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useGo } from '../../../lib/navigation.js';
import { isRefusedAs, messageOf, type Fallbacks } from '../../../lib/api-failure.js';
import { queryClient } from '../../../lib/queries.js';
import { useDelayed } from '../../../lib/use-delayed.js';
import { forgetJourney } from '../journey/use-journey.js';
import { submitTest } from '../exam-api.js';
import { forgetAttempt } from './kept-attempt.js';
import type { RunningAttempt } from './running-attempt.js';
import { submissionOf } from './submission.js';

// Spread, since many times are up in the same second.
const RETRY_MS = 2_000 + Math.round(2_000 * Math.random());
const FALLBACKS: Fallbacks = {
  refused: 'Failed to submit test results.',
  unreachable: 'Could not connect to the server to submit results.',
};

/** The state of the submit; `barred` waits for the student to sign in again. */
export type SubmitPhase =
  | { readonly state: 'open' | 'submitting' | 'barred' | 'done' | 'void' }
  | { readonly state: 'failed'; readonly message: string };

/** The way from the test to its result, which every tab that shows the test takes. */
function useResult({ attempt }: RunningAttempt) {
  const go = useGo();
  return (resultId: string): void => {
    forgetAttempt(attempt.attemptId);
    queryClient.removeQueries({ queryKey: ['attempts'] });
    forgetJourney();
    go(`/result/${encodeURIComponent(resultId)}`, { replace: true });
  };
}

/** The submit: once at a time, by itself when the test is over, and again until it succeeds then. */
export function useSubmission(test: RunningAttempt, isOver: boolean, isSignedIn: boolean) {
  const { own, sheet, tabs } = test;
  const isBusy = useRef(false);
  const [phase, setPhase] = useState<SubmitPhase>({ state: 'open' });
  const showResult = useResult(test);

  const end = (resultId: string): void => {
    isBusy.current = true;
    sheet.stop();
    setPhase({ state: 'done' });
    showResult(resultId);
  };

  const fail = (failure: unknown): void => {
    isBusy.current = false;
    if (isRefusedAs(failure, 'attempt_void')) {
      forgetAttempt(test.attempt.attemptId);
      forgetJourney();
      sheet.stop();
      setPhase({ state: 'void' });
      return;
    }
    if (isRefusedAs(failure, 'time_was_added')) {
      setPhase({ state: 'open' });
      sheet.resume();
      return;
    }
    const message = messageOf(failure, FALLBACKS);
    setPhase(own.isValid() ? { state: 'failed', message } : { state: 'barred' });
    sheet.resume();
  };

  const submit = async (): Promise<void> => {
    if (isBusy.current) return;
    if (!own.isValid()) {
      setPhase({ state: 'barred' });
      return;
    }
    isBusy.current = true;
    setPhase({ state: 'submitting' });
    sheet.stop();
    try {
      const { resultId } = await own.call(() => submitTest(submissionOf(test)));
      tabs.tell({ kind: 'over', resultId });
      end(resultId);
    } catch (failure) {
      fail(failure);
    }
  };

  const submitNow = useEffectEvent(() => void submit());
  const isBarred = phase.state === 'barred';
  useEffect(() => {
    if (isOver || (isBarred && isSignedIn)) submitNow();
  }, [isOver, isBarred, isSignedIn]);
  useDelayed(isOver && phase.state === 'failed', RETRY_MS, () => void submit());

  /** The student goes on instead: to sign in later is not to hand the test in. */
  const takeBack = (): void => {
    if (isBarred && !isOver) setPhase({ state: 'open' });
  };
  return { phase, submit, takeBack, end };
}
