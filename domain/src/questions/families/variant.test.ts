import fc from 'fast-check';
import type { Family } from './family.js';
import { examineFamily, isFamily } from './read-family.js';
import { variantOf, variantsOf } from './variant.js';
import { leadingNumber } from './wrong-options.js';
import { aFamily } from '../../testing/a-question.js';
import { weaknessesOf } from './weaknesses.js';

const seeds = fc.integer({ min: 0, max: 2 ** 31 - 1 });

describe('A variant', () => {
  it('is the same for the same seed, and another for others', () => {
    const draw = variantsOf(aFamily());
    const again = variantsOf(aFamily());
    fc.assert(fc.property(seeds, (seed) => expect(again(seed)).toEqual(draw(seed))));
    expect(variantOf(aFamily(), 7)).toEqual(draw(7));
    const questions = Array.from({ length: 50 }, (_, seed) => draw(seed).question);
    expect(new Set(questions).size).toBeGreaterThan(45);
  });

  it('has the key that its values give, three mistakes, and the values in its explanation', () => {
    const draw = variantsOf(aFamily());
    fc.assert(
      fc.property(seeds, (seed) => {
        const { question, options, correctOption, explanation, mistakes } = draw(seed);
        const [count = 0, price = 0] = (question.match(/\d+/g) ?? []).map(Number);
        expect(leadingNumber(options[correctOption])).toBe(count * price);
        expect(explanation).toContain(options[correctOption]);
        expect(new Set(Object.values(options)).size).toBe(4);
        expect(Object.keys(mistakes)).toHaveLength(3);
        expect(mistakes[correctOption]).toBeUndefined();
      }),
    );
  });

  it('leaves out a mistake that gives the key, or does not apply', () => {
    const [first, ...rest] = aFamily().mistakes;
    const draw = variantsOf(
      aFamily({
        mistakes: [
          ...[first!, ...rest],
          { text: '{{inr(price * count)}}', mistake: 'None at all' },
          { text: '{{inr(0)}}', mistake: 'Never', if: 'count < 2' },
        ],
      }),
    );
    fc.assert(
      fc.property(seeds, (seed) => {
        const said = Object.values(draw(seed).mistakes);
        expect(said).not.toContain('None at all');
        expect(said).not.toContain('Never');
      }),
    );
  });

  it('has its key among the numbers now at one place, now at another', () => {
    const mistakes = [-3, -2, -1, 1, 2, 3].map((by) => ({
      text: `{{inr(answer + ${by} * price)}}`,
      mistake: `By ${by}`,
    }));
    const draw = variantsOf(
      aFamily({ values: { ...aFamily().values, count: { int: [9, 40] } }, mistakes }),
    );
    const places = [0, 0, 0, 0];
    for (let seed = 0; seed < 400; seed++) {
      const { options, correctOption } = draw(seed);
      const key = leadingNumber(options[correctOption]);
      const place = Object.values(options).filter((text) => leadingNumber(text) < key).length;
      places[place] = (places[place] ?? 0) + 1;
    }
    for (const count of places) expect(Math.abs(count - 100)).toBeLessThan(35);
  });

  it('shows sums of money and days as such', () => {
    const family = aFamily({
      values: {
        price: { money: [12_000, 12_000] },
        on: { date: ['2026-03-03', '2026-03-03'] },
        count: { int: [2, 9] },
      },
      question: '{{count}} at {{price}} from {{on}}?',
    });
    expect(variantOf(family, 1).question).toMatch(/^\d at ₹12,000 from 3 March 2026\?$/);
  });
});

it('A variant is in a group by its method, an entry of a list, a value of few, and a third of its range', () => {
  const family = aFamily({
    values: {
      ...{ count: { int: [2, 9] }, price: { money: [100, 990, 10] }, who: 'person' },
      ...{ place: { of: [{ name: 'Pune' }, { name: 'Surat' }] }, tax: { of: [5, 18] } },
    },
    question: '{{who}} {{count}} {{price}} {{place.name}} {{tax}}',
    method: 'place.name',
  });
  for (let seed = 0; seed < 50; seed++) {
    const { question, groups } = variantOf(family, seed);
    const [, count, price, name, tax] = question.split(' ');
    const rupees = Number(price?.slice(1));
    const third = rupees < 400 ? 'low' : rupees < 700 ? 'middle' : 'high';
    expect([...groups].sort()).toEqual([
      ...[`count: ${count}`, `method: ${name}`, `place: entry ${name === 'Pune' ? 1 : 2}`],
      ...[`price: ${third}`, `tax: ${tax}`],
    ]);
  }
});

const noFaults = () => [];

describe('A family', () => {
  it('has the form of one, also after it was kept as JSON', () => {
    expect(isFamily(JSON.parse(JSON.stringify(aFamily())))).toBe(true);
    expect(examineFamily(aFamily(), noFaults).faults).toEqual([]);
  });

  it.each([
    ['nothing', null],
    ['a part too many', { ...aFamily(), code: 'x' }],
    ['a kind of value that is unknown', aFamily({ values: { x: { from: 1 } as never } })],
    ['a span without an end', aFamily({ values: { x: { int: [1] } as never } })],
    ['a name that is none', { ...aFamily(), work: { 'a b': '1' } }],
    ['a kind that is unknown', { ...aFamily(), kind: 'trivia' }],
    ['a mistake without a reason', aFamily({ mistakes: [{ text: 'x', mistake: '' }] })],
  ])('has not the form of one with %s', (_, value) => expect(isFamily(value)).toBe(false));

  it.each<[string, Partial<Family>]>([
    ['its answer differs from its check', { check: 'count > 2 ? count * price : 0' }],
    ['its values hardly ever make a question', { where: ['1 > 2'] }],
    ['its values hardly ever make a question', { mistakes: aFamily().mistakes.slice(0, 2) }],
    ['other is not known', { answer: 'other' }],
    ['needs itself', { work: { x: 'y', y: 'x' }, answer: 'x' }],
    ['a text has braces without their pair', { question: 'What {{ is it?' }],
    [
      'there is nothing to choose from',
      { values: { ...aFamily().values, count: { int: [3, 1] } } },
    ],
  ])('A family is refused: %s', (why, parts) =>
    expect(examineFamily(aFamily(parts), noFaults).faults).toEqual([expect.stringContaining(why)]),
  );

  it.each<[string, Partial<Family>]>([
    ['its check copies its answer', { check: ' count*price ' }],
    [
      'its check copies its answer',
      { answer: 'due', check: 'count * price', work: { due: 'count * price' } },
    ],
  ])('A family needs a second way: %s', (why, parts) =>
    expect(examineFamily(aFamily(parts), noFaults).faults).toEqual([why]),
  );

  it('needs no second way only where its answer is drawn', () => {
    const { check: _, ...calculated } = aFamily();
    const needed = 'its answer is calculated, so it needs a check';
    expect(examineFamily(calculated, noFaults).faults).toEqual([needed]);
    const drawn = {
      ...{ ...calculated, answer: 'place.key', key: '{{answer}}', method: 'place.key' },
      values: { ...calculated.values, place: { of: [{ key: 'Pune' }, { key: 'Surat' }] } },
      mistakes: ['Agra', 'Kochi', 'Nashik'].map((text) => ({ text, mistake: 'Another' })),
      explanation: 'It is {{answer}}.',
    };
    expect(examineFamily(drawn, noFaults).faults).toEqual([]);
    const methods = Array.from({ length: 20 }, (_drawn, seed) => variantOf(drawn, seed).method);
    expect(new Set(methods)).toEqual(new Set(['Pune', 'Surat']));
  });

  it('is refused if its variants hardly differ, or one has a fault', () => {
    const values = { count: { int: [3, 4] as const }, price: { money: [100, 100] as const } };
    const family = aFamily({ values, question: '{{count}} at {{price}}?' });
    expect(examineFamily(family, () => ['an option is empty']).faults).toEqual([
      'in a variant an option is empty',
      'in a variant its variants hardly differ',
    ]);
  });
});

const variantsFor = (parts: Partial<Family>) => {
  const draw = variantsOf(aFamily(parts));
  return Array.from({ length: 200 }, (_, seed) => draw(seed));
};
const by = (steps: readonly number[]) =>
  steps.map((step) => ({ text: `{{inr(answer + ${step} * price)}}`, mistake: `By ${step}` }));
const SOUND: Partial<Family> = { method: 'count % 4', mistakes: by([-3, -2, -1, 1, 2, 3]) };
const VALUES = { ...aFamily().values, count: { int: [9, 40] as const } };

it.each<[readonly string[], Partial<Family>]>([
  [[], {}],
  [['it names 2 methods'], { method: 'count % 2' }],
  [
    ['it has 5 different right answers'],
    { values: { ...VALUES, count: { int: [9, 13] }, price: { money: [100, 100] } } },
  ],
  [['the right number is too often at the same place by size'], { mistakes: by([1, 2, 3]) }],
  [
    ['a line of code is longer than 36 characters'],
    { question: `Do {{count}} at {{price}} fit in this?\n\n${'x'.repeat(37)}` },
  ],
])('A family is worth less: %j', (weaknesses, parts) => {
  expect(weaknessesOf(variantsFor({ ...SOUND, values: VALUES, ...parts }))).toEqual(weaknesses);
});
