type Reviewed = {
  readonly isCorrect: boolean;
  readonly selectedOption: string | null;
  readonly ruling?: { readonly isNeutral: boolean };
};

/** How a question came out: neutral ones count for nobody, whatever was chosen. */
export type ReviewOutcome = 'wrong' | 'unanswered' | 'neutral' | 'right';

/** In this order a review shows them: first what there is to learn from. */
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

/** The questions of a test as a review shows them: wrong ones first, else in the test's order. */
export function reviewOrder<Q extends Reviewed>(questions: readonly Q[]): readonly ReviewItem<Q>[] {
  const items = questions.map((question, index) => ({
    question,
    number: index + 1,
    outcome: reviewOutcome(question),
  }));
  return ORDER.flatMap((wanted) => items.filter(({ outcome }) => outcome === wanted));
}
