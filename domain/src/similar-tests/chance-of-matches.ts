/** One answer of a student, as it might have come out by chance. */
export type ChanceAnswer = {
  /** The odds of being wrong here, over those of being right, for anyone. */
  readonly odds: number;
  /** How likely a wrong answer here is the same as the other student's; 0 where that one has none. */
  readonly match: number;
};

/** By how many are wrong, and how many of those match: the sum over all ways to get there. */
class Ways {
  readonly #size: number;
  readonly #sums: Float64Array;
  #done = 0;

  constructor(answers: number) {
    this.#size = answers + 1;
    this.#sums = new Float64Array(this.#size * this.#size);
    this.#sums[0] = 1;
  }

  at(wrong: number, same: number): number {
    return same < 0 ? 0 : (this.#sums[wrong * this.#size + same] ?? 0);
  }

  add({ odds, match }: ChanceAnswer): void {
    this.#done += 1;
    for (let wrong = this.#done; wrong > 0; wrong -= 1) {
      for (let same = wrong; same >= 0; same -= 1) {
        const before =
          (1 - match) * this.at(wrong - 1, same) + match * this.at(wrong - 1, same - 1);
        this.#sums[wrong * this.#size + same] = this.at(wrong, same) + odds * before;
      }
    }
  }
}

/** How likely a student who had so many questions wrong has `least` of them, or more, wrong in the
 * same way as another student whose answers are given, if neither knew of the other. It is the
 * K-index of F. Saretsky in exact form: matching wrong answers, given how many the student had
 * wrong (P. W. Holland, "Assessing unusual agreement between the incorrect answers of two examinees
 * using the K-index", ETS Research Report 96-7, 1996). Which questions those are follows the odds
 * of each, as in a Rasch model, where the ability drops out once the number of wrong answers is
 * given; the number of matches then has the generalised binomial distribution of W. J. van der
 * Linden and L. Sotaridona ("Detecting answer copying when the regular response process follows a
 * known response model", Journal of Educational and Behavioral Statistics 31, 2006), summed here
 * over all ways, so that no test is too short for it. */
export function chanceOfMatches(
  answers: readonly ChanceAnswer[],
  wrong: number,
  least: number,
): number {
  const ways = new Ways(answers.length);
  for (const answer of answers) ways.add(answer);
  let [few, enough] = [0, 0];
  for (let same = 0; same < least; same += 1) few += ways.at(wrong, same);
  for (let same = least; same <= wrong; same += 1) enough += ways.at(wrong, same);
  return enough / (few + enough);
}
