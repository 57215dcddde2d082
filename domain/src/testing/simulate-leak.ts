import { drawQuestions } from '../questions/draw-questions.js';
import { worthOf } from '../questions/families/family.js';
import type { Question } from '../questions/question.js';
import { seededRandom } from './seeded-random.js';

/** A test of ten questions, passed with 65 %, and five tests for an account. */
const TEST = { questions: 10, toPass: 7, tests: 5 } as const;
/** What somebody knows who knows too little, and what a leak adds to that. */
const STUDENT = { knows: 0.4, remembers: 0.9, gainsOnFamily: 0.15 } as const;

/** Who passed the questions on: anyone who submits blank tests is known, and who answers is not. */
export type Leak = { readonly accounts: number; readonly isRushed: boolean };

type Shown = { readonly ids: ReadonlySet<string> };

const idsOf = (questions: readonly Question[]): string[] => questions.map(({ id }) => id);

/** The chance of at least `least` successes, each of which has a separate chance. */
function chanceOf(least: number, chances: readonly number[]): number {
  let counts = [1];
  for (const chance of chances) {
    counts = [...counts, 0].map((same, at) => same * (1 - chance) + (counts[at - 1] ?? 0) * chance);
  }
  return counts.slice(least).reduce((sum, part) => sum + part, 0);
}

function chanceAt(question: Question, { ids }: Shown): number {
  const { knows, remembers, gainsOnFamily } = STUDENT;
  if (!ids.has(question.id)) return knows;
  return question.family ? knows + gainsOnFamily : remembers + (1 - remembers) * knows;
}

/**
 * How likely somebody passes the first test of a domain who knows too little, and who knows all
 * that some accounts were shown in five tests each, by the product's own draw.
 * @returns from 0 to 1, the mean over so many runs
 */
export function passAfterLeak(live: readonly Question[], leak: Leak, runs: number): number {
  const random = seededRandom(live.length);
  let passed = 0;
  for (let run = 0; run < runs; run++) {
    const shown = new Set<string>();
    for (let account = 0; account < leak.accounts; account++) {
      const exposed = leak.isRushed ? new Set(shown) : new Set<string>();
      const seen = new Map<string, number>();
      for (let test = 0; test < TEST.tests; test++) {
        const drawn = drawQuestions(live, { seen, exposed }, TEST.questions, random);
        for (const { id } of drawn) {
          seen.set(id, (seen.get(id) ?? 0) + 1);
          shown.add(id);
        }
      }
    }
    const exposed = leak.isRushed ? shown : new Set<string>();
    const test = drawQuestions(live, { seen: new Map(), exposed }, TEST.questions, random);
    passed += chanceOf(
      TEST.toPass,
      test.map((question) => chanceAt(question, { ids: shown })),
    );
  }
  return passed / runs;
}

/** How often the most shown question comes for each time of the least shown one, by their worth. */
export function exposureRatio(live: readonly Question[], draws: number): number {
  const random = seededRandom(draws);
  const times = new Map(idsOf(live).map((id) => [id, 0]));
  for (let draw = 0; draw < draws; draw++) {
    const drawn = drawQuestions(live, { seen: new Map() }, TEST.questions, random);
    for (const { id } of drawn) times.set(id, (times.get(id) ?? 0) + 1);
  }
  const rates = live.map((question) => (times.get(question.id) ?? 0) / worthOf(question));
  return Math.max(...rates) / Math.max(Math.min(...rates), Number.EPSILON);
}
