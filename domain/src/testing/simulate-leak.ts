import { drawQuestions } from '../questions/draw-questions.js';
import { worthOf } from '../questions/families/family.js';
import { variantsOf } from '../questions/families/variant.js';
import type { Question } from '../questions/question.js';
import { seededRandom } from './seeded-random.js';

/** A test of ten questions, passed with 65 %, and five tests for an account. */
const TEST = { questions: 10, toPass: 7, tests: 5 } as const;
/** What somebody knows who knows too little, and what is remembered of a fixed question. */
const STUDENT = { knows: 0.4, remembers: 0.9 } as const;
/** What a review teaches for a variant that is solved by another method, as a part of the gain by the same. */
const OTHER_METHOD = 1 / 3;
const VARIANTS = 60;

/** Who passed the questions on: anyone who submits blank tests is known, and who answers is not. */
export type Leak = { readonly accounts: number; readonly isRushed: boolean };

type Shown = Map<string, Set<string>>;
type Served = { readonly question: Question; readonly method: string };

/** The chance of at least `least` successes, each of which has a separate chance. */
function chanceOf(least: number, chances: readonly number[]): number {
  let counts = [1];
  for (const chance of chances) {
    counts = [...counts, 0].map((same, at) => same * (1 - chance) + (counts[at - 1] ?? 0) * chance);
  }
  return counts.slice(least).reduce((sum, part) => sum + part, 0);
}

function chanceAt({ question, method }: Served, shown: Shown, gain: number): number {
  const { knows, remembers } = STUDENT;
  const methods = shown.get(question.id);
  if (!methods) return knows;
  if (!question.family) return remembers + (1 - remembers) * knows;
  return knows + (methods.has(method) ? gain : gain * OTHER_METHOD);
}

/** Serves tests of these questions by the product's own draw, each family in a variant by chance. */
function servingOf(live: readonly Question[]) {
  const random = seededRandom(live.length);
  const methodsOf = new Map(
    live.map(({ id, family }) => {
      const draw = family ? variantsOf(family) : () => ({ method: '' });
      return [id, Array.from({ length: family ? VARIANTS : 1 }, (_, seed) => draw(seed).method)];
    }),
  );
  return (seen: ReadonlyMap<string, number>, exposed: ReadonlySet<string>): Served[] =>
    drawQuestions(live, { seen, exposed }, TEST.questions, random).map((question) => {
      const methods = methodsOf.get(question.id) ?? [];
      return { question, method: methods[random.int(methods.length)] ?? '' };
    });
}

function showAll(serve: ReturnType<typeof servingOf>, { accounts, isRushed }: Leak): Shown {
  const shown: Shown = new Map();
  for (let account = 0; account < accounts; account++) {
    const exposed = new Set(isRushed ? shown.keys() : []);
    const seen = new Map<string, number>();
    for (let test = 0; test < TEST.tests; test++) {
      for (const { question, method } of serve(seen, exposed)) {
        seen.set(question.id, (seen.get(question.id) ?? 0) + 1);
        shown.set(question.id, (shown.get(question.id) ?? new Set()).add(method));
      }
    }
  }
  return shown;
}

/**
 * How likely somebody passes the first test of a domain who knows too little, and who has all that some accounts were
 * shown in five tests each. @param gains what the review of a variant adds for another of the same method
 * @returns from 0 to 1 for each gain, the mean over so many runs
 */
export function passAfterLeak(
  live: readonly Question[],
  leak: Leak,
  gains: readonly number[],
  runs: number,
): number[] {
  const serve = servingOf(live);
  const passed = gains.map(() => 0);
  for (let run = 0; run < runs; run++) {
    const shown = showAll(serve, leak);
    const test = serve(new Map(), new Set(leak.isRushed ? shown.keys() : []));
    for (const [at, gain] of gains.entries()) {
      const chances = test.map((one) => chanceAt(one, shown, gain));
      passed[at] = (passed[at] ?? 0) + chanceOf(TEST.toPass, chances) / runs;
    }
  }
  return passed;
}

/** How often the most shown question of a skill comes for each time of the least shown one, by their worth: the most of
 * all skills. */
export function exposureRatio(live: readonly Question[], draws: number): number {
  const random = seededRandom(draws);
  const times = new Map(live.map(({ id }) => [id, 0]));
  for (let draw = 0; draw < draws; draw++) {
    const drawn = drawQuestions(live, { seen: new Map() }, TEST.questions, random);
    for (const { id } of drawn) times.set(id, (times.get(id) ?? 0) + 1);
  }
  const ratios = [...new Set(live.map(({ category }) => category))].map((skill) => {
    const among = live.filter(({ category }) => category === skill);
    const rates = among.map((question) => (times.get(question.id) ?? 0) / worthOf(question));
    return Math.max(...rates) / Math.max(Math.min(...rates), Number.EPSILON);
  });
  return Math.max(...ratios);
}
