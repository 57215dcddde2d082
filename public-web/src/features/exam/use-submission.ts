import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useGo } from '../../app/navigation.js';
import { messageOf, type Fallbacks } from '../../lib/api-failure.js';
import { queryClient } from '../../lib/queries.js';
import type { Session } from '../../lib/session.js';
import { useDelayed } from '../../lib/use-delayed.js';
import type { AnswerSheet } from './answer-sheet.js';
import { submitTest, type Sitting, type Submission } from './exam-api.js';
import { forgetAttempt } from './kept-answers.js';

const RETRY_MS = 3_000;
const FALLBACKS: Fallbacks = {
  refused: 'Failed to submit test results.',
  unreachable: 'Could not connect to the server to submit results.',
};

type Phase =
  | { readonly state: 'open' | 'submitting' }
  | { readonly state: 'failed'; readonly message: string };

type Parts = {
  readonly student: Session;
  readonly sitting: Sitting;
  readonly sheet: AnswerSheet;
  readonly secondsLeft: number;
  /** The time is up, or the server has closed the test. */
  readonly isOver: boolean;
};

const secondsBetween = (start: string, end: string): number =>
  Math.max(0, Math.round((Date.parse(end) - Date.parse(start)) / 1000));

/** The specification's body. Its times are for show: the server goes by its own clock. */
function submissionOf({ student, sitting, sheet, secondsLeft }: Parts): Submission {
  const { choices } = sheet.state();
  const limit = secondsBetween(sitting.startedOn, sitting.deadline);
  const timeTaken = Math.max(0, limit - secondsLeft);
  return {
    studentName: student.name,
    email: student.email,
    domain: sitting.domain,
    questions: sitting.questions.map((question) => ({
      ...question,
      selectedOption: choices[question._id] ?? null,
    })),
    timeTaken,
    startedOn: sitting.startedOn,
    completedOn: new Date(Date.parse(sitting.startedOn) + timeTaken * 1000).toISOString(),
    attemptId: sitting.attemptId,
  };
}

/** The submit: once at a time, by itself when the test is over, and again until it succeeds then. */
export function useSubmission(parts: Parts) {
  const go = useGo();
  const isSubmitting = useRef(false);
  const [phase, setPhase] = useState<Phase>({ state: 'open' });

  const submit = async (): Promise<void> => {
    if (isSubmitting.current) return;
    isSubmitting.current = true;
    setPhase({ state: 'submitting' });
    parts.sheet.stop();
    try {
      const { resultId } = await submitTest(submissionOf(parts));
      forgetAttempt(parts.sitting.attemptId);
      queryClient.removeQueries({ queryKey: ['attempts'] });
      go(`/result/${encodeURIComponent(resultId)}`, { replace: true });
    } catch (failure) {
      isSubmitting.current = false;
      setPhase({ state: 'failed', message: messageOf(failure, FALLBACKS) });
      parts.sheet.resume();
    }
  };

  const submitNow = useEffectEvent(() => void submit());
  useEffect(() => {
    if (parts.isOver) submitNow();
  }, [parts.isOver]);
  useDelayed(parts.isOver && phase.state === 'failed', RETRY_MS, () => void submit());

  return { phase, submit };
}
