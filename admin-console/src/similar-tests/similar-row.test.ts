import { describe, expect, it } from '@jest/globals';
import { chanceText, comparedText, similarityText, sameText } from './similar-row.js';

describe('Similar tests in words', () => {
  it('are what is the same, and how rare that is', () => {
    expect(sameText({ same: 4, shared: 4 })).toBe('4 of 4 shared questions wrong in the same way');
    expect(chanceText({ chance: 1 / 12_345 })).toBe('one of 12,000 pairs');
    expect([comparedText({ compared: 1 }), comparedText({ compared: 1_200 })]).toEqual([
      ...['1 pair', '1,200 pairs'],
    ]);
  });

  it('are question by question what each of the two chose', () => {
    const side = { question: 'How many?', chosen: '12', isCorrect: false };
    const right = { chosen: '13', isCorrect: true };
    const of = (first: object, second: object, isSame = false) =>
      similarityText({
        ...{ id: 'q', place: 1, right: '13', isSame },
        ...{ first: { ...side, ...first }, second: { ...side, ...second } },
      });
    expect([
      of({}, {}, true),
      of({}, { question: 'How many of 7?', chosen: '7' }, true),
      of({}, { chosen: '14' }),
      of(right, {}),
      of(right, right),
      of({ chosen: null }, {}),
    ]).toEqual([
      'the same wrong answer',
      'the same mistake, in other values',
      'different wrong answers',
      'one right',
      'both right',
      'not answered by both',
    ]);
  });
});
