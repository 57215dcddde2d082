import { DIFFICULTIES, OPTION_KEYS, type OptionKey, type Question } from './question.js';
import { shuffled, type RandomSource } from '../shared/sources.js';

/** How often a student has had each question before, by question id. */
export type TimesSeen = ReadonlyMap<string, number>;

const timesSeen = (seen: TimesSeen, { id }: Question): number => seen.get(id) ?? 0;

/** Only what the student has not had, as long as that is enough for a whole test. */
function candidates(live: readonly Question[], seen: TimesSeen, count: number) {
  const unseen = live.filter((question) => timesSeen(seen, question) === 0);
  return unseen.length >= count ? unseen : live;
}

/** The questions in the order in which to take them: least seen first, else by chance. */
const byFreshness = (questions: readonly Question[], seen: TimesSeen, random: RandomSource) =>
  shuffled(questions, random).sort((one, other) => timesSeen(seen, one) - timesSeen(seen, other));

/** How many to take of each difficulty: equal shares, the odd ones by chance. */
function shares(count: number, random: RandomSource): Map<string, number> {
  const even = Math.floor(count / DIFFICULTIES.length);
  const extra = shuffled(DIFFICULTIES, random).slice(0, count % DIFFICULTIES.length);
  return new Map(DIFFICULTIES.map((level) => [level, even + (extra.includes(level) ? 1 : 0)]));
}

/**
 * Draws the questions of one attempt: by chance, none that the student has had while enough others
 * exist, then the least seen, and the same share of each difficulty as far as these allow.
 * @returns at most `count` questions, all distinct, in a random order
 */
export function drawQuestions(
  live: readonly Question[],
  seen: TimesSeen,
  count: number,
  random: RandomSource,
): Question[] {
  const wanted = shares(count, random);
  const fresh = byFreshness(candidates(live, seen, count), seen, random);
  const drawn = DIFFICULTIES.flatMap((level) =>
    fresh.filter(({ difficulty }) => difficulty === level).slice(0, wanted.get(level)),
  );
  const rest = fresh.filter((question) => !drawn.includes(question));
  return shuffled([...drawn, ...rest.slice(0, count - drawn.length)], random);
}

/** The question with its options dealt to the letters anew; every order is equally likely. */
export function withShuffledOptions(question: Question, random: RandomSource): Question {
  const [a, b, c, d] = shuffled(OPTION_KEYS, random) as [
    OptionKey,
    OptionKey,
    OptionKey,
    OptionKey,
  ];
  const from = { a, b, c, d };
  const { options: old, correctOption: key } = question;
  const correctOption = OPTION_KEYS.find((letter) => from[letter] === key) ?? key;
  return { ...question, options: { a: old[a], b: old[b], c: old[c], d: old[d] }, correctOption };
}
