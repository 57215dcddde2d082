import { OPTION_KEYS, type OptionKey, type QuestionContent } from '../../questions/question.js';

/** What a reader sees who knows nothing of the subject. */
export type Seen = Pick<QuestionContent, 'question' | 'options' | 'correctOption'>;

/** What can be said of an option; what is missing is 0. */
export type Features = ReadonlyMap<string, number>;
export type FeaturesOf = (seen: Seen, key: OptionKey) => Features;

/** The features of the four options, worked out once for each question. */
export function eachOption(featuresOf: FeaturesOf): (seen: Seen) => readonly Features[] {
  const known = new WeakMap<Seen, readonly Features[]>();
  return (seen) => {
    const found = known.get(seen) ?? OPTION_KEYS.map((key) => featuresOf(seen, key));
    known.set(seen, found);
    return found;
  };
}

/** Learns from questions with their keys. @returns a score for each option of another question: the highest is chosen */
export type Learner = (known: readonly Seen[]) => (seen: Seen) => readonly number[];

/** Whether the choice is the key; where options score alike, the share of the choice that is right. */
function guesses(scores: readonly number[], { correctOption }: Seen): number {
  const best = Math.max(...scores);
  const first = scores.filter((score) => score === best).length;
  return scores[OPTION_KEYS.indexOf(correctOption)] === best ? 1 / first : 0;
}

/**
 * The share of each group's keys that are guessed after learning from other groups.
 * @param leftOut from how many groups at a time nothing is learned; with more, there is less to learn, in less time
 * @returns by group, 0 to 1
 */
export function guessedByGroup<Asked extends Seen>(
  questions: readonly Asked[],
  groupOf: (question: Asked) => string,
  learn: Learner,
  leftOut = 1,
): ReadonlyMap<string, number> {
  const groups = [...new Set(questions.map(groupOf))];
  const shares = new Map<string, number>();
  for (let at = 0; at < groups.length; at += leftOut) {
    const left = groups.slice(at, at + leftOut);
    const rank = learn(questions.filter((one) => !left.includes(groupOf(one))));
    for (const group of left) {
      const own = questions.filter((one) => groupOf(one) === group);
      shares.set(group, own.reduce((sum, one) => sum + guesses(rank(one), one), 0) / own.length);
    }
  }
  return shares;
}
