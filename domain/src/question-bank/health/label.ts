import { shareInterval } from '../../kernel/share-interval.js';
import { DIFFICULTIES, type Difficulty } from '../question.js';

export type LabelledShare = {
  readonly difficulty: Difficulty;
  readonly answered: number;
  readonly right: number;
};

/** The mean share that is right among the questions of each label; null where there are none. */
export type LabelMeans = Readonly<Record<Difficulty, number | null>>;

/** What the questions of each label come to, each question as much as any other. */
export function labelMeans(shares: readonly LabelledShare[]): LabelMeans {
  const meanOf = (wanted: Difficulty): number | null => {
    const own = shares.filter(({ difficulty, answered }) => difficulty === wanted && answered > 0);
    if (own.length === 0) return null;
    return own.reduce((sum, { right, answered }) => sum + right / answered, 0) / own.length;
  };
  return { easy: meanOf('easy'), medium: meanOf('medium'), hard: meanOf('hard') };
}

/** Whether the figures contradict a label: the interval of the question's share lies wholly beyond
 * what the questions of the next label come to. */
export function contradictsLabel(
  { difficulty, answered, right }: LabelledShare,
  means: LabelMeans,
): boolean {
  const { low, high } = shareInterval(right, answered);
  const place = DIFFICULTIES.indexOf(difficulty);
  const [easier, harder] = [DIFFICULTIES[place - 1], DIFFICULTIES[place + 1]];
  const [meanOfEasier, meanOfHarder] = [easier && means[easier], harder && means[harder]];
  const isEasier = typeof meanOfEasier === 'number' && low > meanOfEasier;
  const isHarder = typeof meanOfHarder === 'number' && high < meanOfHarder;
  return isEasier || isHarder;
}
