import fc from 'fast-check';
import { aFamily, aQuestion } from '../../testing/a-question.js';
import { aRuling, IN_FORCE } from '../../testing/an-attempt.js';
import { seededRandom } from '../../testing/seeded-random.js';
import { OPTION_KEYS, type OptionKey } from '../options.js';
import { served } from '../served-question.js';
import {
  acceptedOptions,
  concerns,
  isInForce,
  judges,
  outcomeUnder,
  protectsPasses,
  stateOf,
} from './ruling.js';
import type { Ruling, RulingKind } from './ruling.js';

const question = aQuestion({ correctOption: 'b' });
const CHOICES = ['a', 'b', 'c', 'd', null] as const;

const rulingOf = (kind: RulingKind, option?: 'a' | 'c') =>
  aRuling({ kind, accepted: option ? [question.options[option]] : [] });
const [KEY, ALSO] = [rulingOf('key', 'a'), rulingOf('also', 'c')];
const [NEUTRAL, CREDIT] = [rulingOf('neutral'), rulingOf('credit-all')];

it.each<[what: string, outcomes: string, accepted: string, rulings: readonly Ruling[]]>([
  ['no ruling', 'wrong right wrong wrong wrong', 'b', []],
  ['another key', 'right wrong wrong wrong wrong', 'a', [KEY]],
  ['a second option', 'wrong right right wrong wrong', 'bc', [ALSO]],
  ['another key and a second option', 'right wrong right wrong wrong', 'ac', [ALSO, KEY]],
  ['no count', 'neutral neutral neutral neutral neutral', 'a', [KEY, NEUTRAL]],
  ['a point for all', 'right right right right right', 'a', [NEUTRAL, CREDIT, KEY]],
])('With %s the choices a, b, c, d and none are %s', (_, outcomes, accepted, rulings) => {
  expect(CHOICES.map((one) => outcomeUnder(question, one, rulings)).join(' ')).toBe(outcomes);
  expect(acceptedOptions(question, rulings).join('')).toBe(accepted);
});

const VARIANT = { a: ['Adds'], c: ['Halves', 'Doubles'], d: ['Rounds'] };
const ON = { questionId: question.id, version: question.version };
const by = (kind: RulingKind, mistake: string) => aRuling({ ...ON, kind, accepted: [mistake] });

it.each<[what: string, accepted: string, rulings: readonly Ruling[], mistakes?: object]>([
  ['another key', 'a', [by('key', 'Adds')]],
  ['another key, to which two mistakes lead', 'c', [by('key', 'Doubles')]],
  ['another key that it does not offer', 'b', [by('key', 'Shifts')]],
  ['another key, as a family serves its sample', 'b', [by('key', 'Adds')], {}],
  ['the text of an option for a mistake', 'b', [by('key', question.options.a)]],
  ['a second option', 'bd', [by('also', 'Rounds')]],
  ['a second option that it does not offer', 'b', [by('also', 'Shifts')]],
  ['another key and a second option', 'ad', [by('also', 'Rounds'), by('key', 'Adds')]],
  [
    'another key that it does not offer, and a second',
    'bd',
    [by('also', 'Rounds'), by('key', 'X')],
  ],
  ['a point for all', 'abcd', [aRuling({ ...ON, kind: 'credit-all' })]],
])('Of a variant with %s, what is right is %s', (_, accepted, rulings, mistakes = VARIANT) => {
  const variant = { ...question, mistakes };
  const judging = rulings.filter((ruling) => judges(ruling, variant));
  const isRight = (letter: OptionKey) => outcomeUnder(variant, letter, judging) === 'right';
  expect(OPTION_KEYS.filter(isRight).join('')).toBe(accepted);
});

/** By its numbers, what each mistake leads to; some lead to the same, or to the key. */
const MISTAKES: Readonly<Record<string, (count: number, price: number) => number>> = {
  'count + price': (count, price) => count + price,
  '(count - 1) * price': (count, price) => (count - 1) * price,
  '2 * price': (_, price) => 2 * price,
  'count * 10': (count) => count * 10,
  'count * price + 1': (count, price) => count * price + 1,
};
const sums = aFamily({
  ...{
    values: { count: { int: [2, 6] }, price: { int: [3, 30] } },
    question: '{{count}} {{price}}',
  },
  ...{ key: '{{answer}}', explanation: '{{answer}}', check: 'price * count' },
  mistakes: Object.keys(MISTAKES).map((sum) => ({ text: `{{${sum}}}`, mistake: sum })),
});

it('A ruling that names a mistake judges each variant by its own numbers', () => {
  const kinds = fc.constantFrom('key' as const, 'also' as const);
  const sum = fc.constantFrom(...Object.keys(MISTAKES));
  fc.assert(
    fc.property(fc.nat(), kinds, sum, (seed, kind, name) => {
      const variant = served({ ...question, family: sums }, undefined, seededRandom(seed));
      const [count = 0, price = 0] = variant.question.split(' ').map(Number);
      const offered = OPTION_KEYS.map((letter) => variant.options[letter]);
      const [key, named] = [String(count * price), String(MISTAKES[name]?.(count, price))];
      const replaced = kind === 'key' && offered.includes(named) ? named : key;
      const rights = new Set(kind === 'also' ? [key, named] : [replaced]);
      const judging = [by(kind, name)].filter((ruling) => judges(ruling, variant));
      for (const letter of OPTION_KEYS) {
        const outcome = rights.has(variant.options[letter]) ? 'right' : 'wrong';
        expect(outcomeUnder(variant, letter, judging)).toBe(outcome);
      }
    }),
  );
});

it('A ruling is in force from when it is applied until it is withdrawn', () => {
  const states = [{}, { applied: IN_FORCE }, { applied: IN_FORCE, withdrawn: IN_FORCE }];
  expect(states.map((one) => stateOf(aRuling(one)))).toEqual(['draft', 'applied', 'withdrawn']);
  expect(states.map((one) => isInForce(aRuling(one)))).toEqual([false, true, false]);
});

it('A ruling protects passes of tests that closed before its withdrawal, unless that may take them', () => {
  const [before, after] = [new Date(+IN_FORCE.at - 1), IN_FORCE.at];
  const withdrawn = aRuling({ applied: IN_FORCE, withdrawn: IN_FORCE });
  expect([before, after].map((at) => protectsPasses(withdrawn, at))).toEqual([true, false]);
  const taking = aRuling({ withdrawn: { ...IN_FORCE, mayTakePasses: true } });
  expect([aRuling(), taking].map((one) => protectsPasses(one, before))).toEqual([false, false]);
});

it('A ruling concerns one version of one question', () => {
  const about = { questionId: 'hr-1', version: 2 };
  expect(concerns(about, { id: 'hr-1', version: 2 })).toBe(true);
  expect(concerns(about, { id: 'hr-1', version: 1 })).toBe(false);
  expect(concerns(about, { id: 'hr-2', version: 2 })).toBe(false);
});
