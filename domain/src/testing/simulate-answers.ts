import { drawQuestions } from '../questions/draw-questions.js';
import { OPTION_KEYS, type Difficulty, type Question } from '../questions/question.js';
import { seededRandom } from './seeded-random.js';
import type { GivenAnswer, GivenTest } from './tally-answers.js';

const QUESTIONS = 10;
/** So many draws, of which each test has one. */
const PAPERS = 250;
/** One in four by chance alone. */
const GUESSED = 0.25;
/** How hard labels are, in standard deviations of ability, and how much questions of one differ. */
const HARDNESS: Readonly<Record<Difficulty, number>> = { easy: -0.9, medium: 0, hard: 0.8 };
const SPREAD_OF_HARDNESS = 0.5;

/** What goes on in a simulation. */
export type Simulated = {
  readonly questions: readonly Question[];
  readonly tests: number;
  /** The share of tests that were given up: half of them blank, half somewhere on the way. */
  readonly abandoned?: number;
  /** Questions whose key names a wrong option. */
  readonly misKeyed?: ReadonlySet<string>;
  readonly seed: number;
};

type Chance = () => number;

/** A normal deviate, by the sum of twelve even ones. */
const normal = (chance: Chance): number =>
  Array.from({ length: 12 }, chance).reduce((sum, one) => sum + one, -6);

/** What holds of one question for all who answer it. */
type Nature = {
  readonly hardness: number;
  readonly sharpness: number;
  /** The right option, whatever the key says; and how those who don't know it guess among the others. */
  readonly truth: string;
  readonly others: readonly string[];
  readonly pull: readonly number[];
};

function natureOf(question: Question, isMisKeyed: boolean, chance: Chance): Nature {
  const { options, correctOption, difficulty } = question;
  const key = options[correctOption];
  const rest = OPTION_KEYS.map((one) => options[one]).filter((text) => text !== key);
  const truth = isMisKeyed ? (rest[0] ?? key) : key;
  return {
    hardness: HARDNESS[difficulty] + SPREAD_OF_HARDNESS * normal(chance),
    sharpness: 0.7 + 0.8 * chance(),
    truth,
    others: OPTION_KEYS.map((one) => options[one]).filter((text) => text !== truth),
    pull: [1 + chance(), 1 + chance(), 1 + chance()],
  };
}

function pulled({ others, pull }: Nature, chance: Chance): string {
  let at = chance() * pull.reduce((sum, one) => sum + one, 0);
  for (const [place, one] of pull.entries()) {
    at -= one;
    if (at < 0) return others[place] ?? '';
  }
  return others.at(-1) ?? '';
}

/**
 * Closed tests of students of normal ability, by the product's own draw: who does not know guesses,
 * and wrong options attract by chance. Some tests end somewhere, or are blank.
 */
export function simulateAnswers(simulated: Simulated): GivenTest[] {
  const { questions, tests, abandoned = 0, misKeyed, seed } = simulated;
  const random = seededRandom(seed);
  const chance: Chance = () => random.int(1_000_000) / 1_000_000;
  const natures = new Map(
    questions.map((one) => [one.id, natureOf(one, misKeyed?.has(one.id) ?? false, chance)]),
  );
  const papers = Array.from({ length: PAPERS }, () =>
    drawQuestions(questions, { seen: new Map() }, QUESTIONS, random),
  );
  return Array.from({ length: tests }, () => {
    const ability = normal(chance);
    const drawn = papers[random.int(PAPERS)] ?? [];
    const isLeft = chance() < abandoned;
    const isBlank = isLeft && chance() < 0.5;
    const leftAt = isLeft ? random.int(QUESTIONS) : QUESTIONS;
    const worked = isBlank ? 0 : leftAt;
    const answers = drawn.map((question, place): GivenAnswer => {
      const { id, version, options, correctOption } = question;
      const nature = natures.get(id);
      if (place >= worked || !nature) return { id, version, chosen: null, isRight: false };
      const { hardness, sharpness, truth } = nature;
      const knows = 1 / (1 + Math.exp(-1.7 * sharpness * (ability - hardness)));
      const known = GUESSED + (1 - GUESSED) * knows;
      const chosen = chance() < known ? truth : pulled(nature, chance);
      return { id, version, chosen, isRight: chosen === options[correctOption] };
    });
    return { answers };
  });
}
