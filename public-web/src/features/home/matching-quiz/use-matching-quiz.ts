import { useState } from 'react';
import { MATCHING_QUESTIONS, type MatchingQuestion } from '../../../content/matching-quiz.js';
import { useDelayed } from '../../../lib/use-delayed.js';
import type { MatchingAnswers } from './matching.js';

const ADVANCE_MS = 500;

export type MatchingQuiz = {
  readonly answers: MatchingAnswers;
  /** The chosen option, shown until the next question. */
  readonly chosen: number | null;
  /** The current question; undefined at the end. */
  readonly question: MatchingQuestion | undefined;
  readonly hasMoved: boolean;
  choose(option: number): void;
  retake(): void;
};

/** The answers; after each one, choosing pauses for a moment. */
export function useMatchingQuiz(): MatchingQuiz {
  const [answers, setAnswers] = useState<MatchingAnswers>([]);
  const [chosen, setChosen] = useState<number | null>(null);
  const [hasMoved, setMoved] = useState(false);

  useDelayed(chosen !== null, ADVANCE_MS, () => {
    if (chosen === null) return;
    setAnswers([...answers, chosen]);
    setChosen(null);
    setMoved(true);
  });

  return {
    answers,
    chosen,
    question: MATCHING_QUESTIONS[answers.length],
    hasMoved,
    choose: (option) => setChosen((before) => before ?? option),
    retake: () => setAnswers([]),
  };
}
