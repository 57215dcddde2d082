import type { ComparedAnswer, ComparedTest } from './compared-test.js';

type Tally = {
  right: number;
  wrong: number;
  readonly chosen: Map<string, number>;
};

export type AnsweredByOthers = {
  /** Wrong to right; a half is added to both, so that it is never 0 or infinite. */
  readonly odds: number;
  /** The share of those who are wrong that gives this wrong answer. */
  readonly share: (wrong: string) => number;
};

const unanswered = (): Tally => ({ right: 0, wrong: 0, chosen: new Map() });

export class AnswerTallies {
  readonly #tallies = new Map<string, Tally>();

  constructor(tests: readonly ComparedTest[]) {
    for (const { answers } of tests) for (const answer of answers) this.#add(answer);
  }

  #add({ question, wrong }: ComparedAnswer): void {
    const tally = this.#tallies.get(question) ?? unanswered();
    this.#tallies.set(question, tally);
    if (wrong === null) tally.right += 1;
    else {
      tally.wrong += 1;
      tally.chosen.set(wrong, (tally.chosen.get(wrong) ?? 0) + 1);
    }
  }

  /** How all others answered a question than those who gave these answers. A share counts one more
   * who chose the wrong answer, as the estimate of a permutation test does: a share of 0 would say
   * more than a few answers can (B. Phipson and G. K. Smyth, "Permutation P-values should never be
   * zero", Statistical Applications in Genetics and Molecular Biology 9, 2010). */
  without(question: string, own: readonly (string | null)[]): AnsweredByOthers {
    const { right, wrong, chosen } = this.#tallies.get(question) ?? unanswered();
    const ownWrong = own.filter((one) => one !== null).length;
    const others = wrong - ownWrong;
    return {
      odds: (others + 0.5) / (right - (own.length - ownWrong) + 0.5),
      share: (sought) => {
        const ofOwn = own.filter((one) => one === sought).length;
        return ((chosen.get(sought) ?? 0) - ofOwn + 1) / (others + 1);
      },
    };
  }
}
