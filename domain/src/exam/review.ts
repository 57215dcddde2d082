type Reviewed = {
  readonly isCorrect: boolean;
  readonly selectedOption: string | null;
  readonly ruling?: { readonly isNeutral: boolean };
};

/** The outcome of a question: a neutral one counts for nobody, whatever was chosen. */
export type ReviewOutcome = 'wrong' | 'unanswered' | 'neutral' | 'right';

/** The order of a review: first the questions from which there is most to learn. */
const ORDER: readonly ReviewOutcome[] = ['wrong', 'unanswered', 'neutral', 'right'];

export function reviewOutcome({ isCorrect, selectedOption, ruling }: Reviewed): ReviewOutcome {
  if (ruling?.isNeutral) return 'neutral';
  if (isCorrect) return 'right';
  return selectedOption ? 'wrong' : 'unanswered';
}

export type ReviewItem<Q> = {
  readonly question: Q;
  readonly number: number;
  readonly outcome: ReviewOutcome;
};

/** The questions of a test in the order of a review: wrong ones first, otherwise as in the test. */
export function reviewOrder<Q extends Reviewed>(questions: readonly Q[]): readonly ReviewItem<Q>[] {
  const items = questions.map((question, index) => ({
    question,
    number: index + 1,
    outcome: reviewOutcome(question),
  }));
  return ORDER.flatMap((wanted) => items.filter(({ outcome }) => outcome === wanted));
}
