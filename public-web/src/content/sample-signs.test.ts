import { expect, it } from '@jest/globals';
import { samplesIn } from './sample-signs.js';

it.each([
  'Saral Digital',
  'Electronic City Phase 1',
  'Asha Sample',
  'SALES@Example.org',
  'https://portal.company.example',
  'https://learn.company.test/news',
  'https://example.com/news',
  '+91 00000 00001',
  '29AAAAA0000A0Z0',
  'DIPP000000',
  'As of November 2024: places in all batches of a year.',
])('%s is known to be delivered', (text) => {
  expect(samplesIn({ in: ['a list', text, text], at: null })).toEqual([text]);
});

it('What a company writes of itself is not', () => {
  const own = {
    names: ['Vriksha Labs', 'Sampled Sounds Private Limited', 'Example Foods LLP'],
    links: ['https://example-foods.in/', 'https://testing.in', 'mail@counterexample.com'],
    numbers: ['+91 98450 01020', '29ABCDE1234F2ZV', 'U62099KA2021PTC140233'],
    asOf: 'As of March 2027',
  };
  expect(samplesIn(own)).toEqual([]);
});
