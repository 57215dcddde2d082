import { TEST_DOMAIN_VALUES } from '@portal/domain/kernel/choices.js';
import { shuffled } from '@portal/domain/kernel/transaction.js';
import { variantsOf } from '@portal/domain/questions/families/variant.js';
import { domainHealth } from '@portal/domain/questions/health/question-health.js';
import { OPTION_KEYS, type Question } from '@portal/domain/questions/question.js';
import { chooseSize } from '@portal/domain/testing/night.js';
import { seededRandom } from '@portal/domain/testing/seeded-random.js';
import { type Fault, simulateTests } from '@portal/domain/testing/simulate-health.js';
import { tallyAnswers } from '@portal/domain/testing/tally-answers.js';
import { readBank } from './load-bank.js';

const DOMAINS = TEST_DOMAIN_VALUES.slice(0, chooseSize(1, TEST_DOMAIN_VALUES.length));
const TESTS = 3_000;
const FAULTS = 5;

const bank = await readBank();
const random = seededRandom(7);
const mean = (values: readonly number[]) =>
  values.reduce((sum, one) => sum + one, 0) / values.length;

type Variants = readonly ReturnType<ReturnType<typeof variantsOf>>[];

function someOf({ family }: Question): Variants {
  const draw = variantsOf(family!);
  return Array.from({ length: 200 }, (_, seed) => draw(seed + 1));
}

const namesIn = (variants: Variants) => [
  ...new Set(variants.flatMap(({ mistakes }) => Object.values(mistakes).flat())),
];

const offeredBy = (variants: Variants, right: string): number =>
  mean(variants.map(({ mistakes }) => Number(Object.values(mistakes).flat().includes(right))));

/** A group of a tenth to a half of the variants, and a mistake that most of these offer; null without one. */
function faultInGroup(question: Question): Fault | null {
  const variants = someOf(question);
  const faults = [...new Set(variants.flatMap(({ groups }) => groups))].flatMap((group) => {
    const inside = variants.filter(({ groups }) => groups.includes(group));
    const share = inside.length / variants.length;
    if (share < 0.1 || share > 0.5) return [];
    const names = namesIn(inside).filter((name) => offeredBy(inside, name) > 0.5);
    return names.map((right) => ({ group, right }));
  });
  return faults[random.int(Math.max(faults.length, 1))] ?? null;
}

/** Of a family, a mistake that is offered often: a key is not wrong in variants without it. */
function faultEverywhere(question: Question): Fault {
  const { family, options, correctOption } = question;
  const wrong = OPTION_KEYS.filter((key) => key !== correctOption).map((key) => options[key]);
  if (!family) return { right: wrong[random.int(wrong.length)]! };
  const variants = someOf(question);
  const often = namesIn(variants).toSorted(
    (one, other) => offeredBy(variants, other) - offeredBy(variants, one),
  );
  return { right: often[random.int(3)]! };
}

type Kind = 'fixed' | 'family' | 'group';

function faultsIn(live: readonly Question[]): Map<string, Fault & { readonly kind: Kind }> {
  const some = shuffled(live, random);
  const families = some.filter(({ family }) => family);
  const inGroup = new Map<string, Fault & { readonly kind: Kind }>();
  for (const question of families.slice(FAULTS)) {
    const fault = inGroup.size < FAULTS ? faultInGroup(question) : null;
    if (fault) inGroup.set(question.id, { ...fault, kind: 'group' });
  }
  const everywhere = (questions: readonly Question[], kind: Kind) =>
    questions.slice(0, FAULTS).map((one) => [one.id, { ...faultEverywhere(one), kind }] as const);
  const fixed = some.filter(({ family }) => !family);
  return new Map([
    ...[...everywhere(fixed, 'fixed'), ...everywhere(families, 'family')],
    ...inGroup,
  ]);
}

it('Health finds the wrong keys of the bank after 3,000 tests, and doubts hardly any sound one', () => {
  const found: Record<Kind | 'sound', number[]> = { fixed: [], family: [], group: [], sound: [] };
  for (const domain of DOMAINS) {
    const live = bank
      .filter((question) => question.domain === domain)
      .map((question) => ({ ...question, version: 1 }));
    const faults = faultsIn(live);
    const tallies = tallyAnswers(simulateTests(live, faults, TESTS, random));
    for (const { id, flags } of domainHealth(live, tallies)) {
      found[faults.get(id)?.kind ?? 'sound'].push(Number(flags.length > 0));
    }
  }
  expect(mean(found.fixed)).toBeGreaterThanOrEqual(0.8);
  expect(mean(found.family)).toBeGreaterThanOrEqual(0.8);
  expect(mean(found.group)).toBeGreaterThanOrEqual(0.4);
  expect(mean(found.sound)).toBeLessThanOrEqual(0.04);
});
