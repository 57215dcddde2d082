import { OPTION_KEYS } from '../../questions/question.js';
import { wordsOf } from './features.js';
import type { Learner } from './ranker.js';

function saidIn(option: string): ReadonlySet<string> {
  const words = ['^', ...wordsOf(option)];
  return new Set([...words, ...words.slice(1).map((word, at) => `${words[at]} ${word}`)]);
}

/** Naive Bayes with Laplace's smoothing: how much oftener keys say it than other options. */
export const naiveBayes: Learner = (known) => {
  const times = new Map<string, { right: number; wrong: number }>();
  for (const { options, correctOption } of known) {
    for (const key of OPTION_KEYS) {
      for (const said of saidIn(options[key])) {
        const counted = times.get(said) ?? { right: 0, wrong: 0 };
        counted[key === correctOption ? 'right' : 'wrong'] += 1;
        times.set(said, counted);
      }
    }
  }
  const weightOf = (said: string): number => {
    const { right, wrong } = times.get(said) ?? { right: 0, wrong: 0 };
    return Math.log((right + 1) / (wrong / 3 + 1));
  };
  return ({ options }) =>
    OPTION_KEYS.map((key) => {
      const said = [...saidIn(options[key])];
      return said.reduce((sum, one) => sum + weightOf(one), 0) / Math.sqrt(said.length);
    });
};
