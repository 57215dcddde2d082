import { describe, expect, it } from '@jest/globals';
import { faultsOf, isOptionKey, MOST_CHARACTERS, tidied, type Question } from './question.js';
import { aQuestion } from '../testing/a-question.js';

const { options } = aQuestion();

const FAULTY: readonly (readonly [fault: string, parts: Partial<Question>])[] = [
  ['the id is not of small letters, digits and hyphens', { id: 'HR 1' }],
  ['the id is not of small letters, digits and hyphens', { id: 'a'.repeat(61) }],
  ['the domain is not a test subject', { domain: 'astrology' as 'hr' }],
  ['the question is empty', { question: ' ' }],
  ['an option is empty', { options: { ...options, d: ' ' } }],
  ['two options look the same', { options: { ...options, d: ' The\u00A0mean\u200B' } }],
  ['an option is empty', { options: { ...options, d: '\u200B' } }],
  ['the correct option is not one of the letters', { correctOption: 'e' as 'a' }],
  ['the category is empty', { category: '' }],
  ['the difficulty is not known', { difficulty: 'hardest' as 'hard' }],
  ['the explanation is empty', { explanation: '' }],
  [
    'the name of a fact is not of small letters, digits and hyphens',
    { facts: { states: [], asks: ['Notice pay'] } },
  ],
];

describe('a question', () => {
  it.each(FAULTY)('may not be asked if %s', (fault, parts) => {
    expect(faultsOf(aQuestion(parts))).toEqual([fault]);
  });

  it.each([
    ['question', 2000, (text: string) => ({ question: text })],
    ['option', 500, (text: string) => ({ options: { ...options, d: text } })],
    ['category', 60, (text: string) => ({ category: text })],
    ['explanation', 1000, (text: string) => ({ explanation: text })],
  ] as const)('may have a text for its %s of %d characters', (field, most, parts) => {
    expect(MOST_CHARACTERS[field]).toBe(most);
    expect(faultsOf(aQuestion(parts('x'.repeat(most))))).toEqual([]);
    expect(faultsOf(aQuestion(parts('x'.repeat(most + 1))))).toEqual(['a text is too long']);
  });

  it('is kept without spaces around its texts, and with one end of line', () => {
    const untidy = { question: ' One\r\ntwo\rthree ', category: ' Pay \t and  law ' };
    expect(tidied(aQuestion(untidy))).toMatchObject({
      question: 'One\ntwo\nthree',
      category: 'Pay and law',
    });
  });
});

it('has options by the letters a to d, and by nothing else', () => {
  const isLetter = ['a', 'd', 'e', 'A', '', null, ['a']].map(isOptionKey);
  expect(isLetter).toEqual([true, true, false, false, false, false, false]);
});
