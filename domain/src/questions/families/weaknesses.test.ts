import { aFamily } from '../../testing/a-question.js';
import { variantsOf } from './variant.js';
import type { Family } from './family.js';
import { weaknessesOf } from './weaknesses.js';

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
