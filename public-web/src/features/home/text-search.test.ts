import { describe, expect, it } from '@jest/globals';
import { holdsText } from './text-search.js';
import { INTERNSHIP_PROFILES, MATCHING_QUESTIONS } from '../../content/matching-quiz.js';
import { matchOf, skillsOption, winningOption } from './matching-quiz/matching.js';
import { initialsOf } from './alumni/initials.js';

it.each([
  ['REFUND', ['No refund'], true],
  ['  fee ', ['Of the fee'], true],
  ['', ['Anything'], true],
  ['code', ['A question', 'The code is valid for 10 minutes'], true],
  ['nothing', ['A question', 'An answer'], false],
])('A search for %j in %j finds it: %s', (typed, texts, found) => {
  expect(holdsText(typed, ...texts)).toBe(found);
});

describe('the internship quiz', () => {
  it('asks 5 questions with 5 options each', () => {
    expect(MATCHING_QUESTIONS.map(({ options }) => options.length)).toEqual([5, 5, 5, 5, 5]);
    expect(INTERNSHIP_PROFILES).toHaveLength(5);
  });

  it.each([
    ['the option chosen most often', [2, 2, 1, 0, 2], 2],
    ['the first of two in a tie, not the one chosen first', [3, 3, 1, 1, 0], 1],
    ['the first when each was chosen once', [4, 3, 2, 1, 0], 0],
  ])('The internship quiz names %s', (_, answers, winner) =>
    expect(winningOption(answers)).toBe(winner),
  );

  it.each([
    [[0, 0, 0, 0, 0], 0],
    [[1, 1, 1, 1, 2], 1],
    [[4, 4, 4, 4, 4], 0],
    [[3, 3, 1, 1, 0], 3],
  ])('shows the skills at the sum of %j modulo 5', (answers, option) =>
    expect(skillsOption(answers)).toBe(option),
  );

  it('shows skills of another profile than the one it names, where the sum says so', () => {
    const match = matchOf([4, 4, 4, 4, 4]);
    expect(match.name).toBe('Marketing & Communications');
    expect(match.keySkills).toEqual(INTERNSHIP_PROFILES[0]?.keySkills);
  });

  it('refuses an answer that names no profile', () =>
    expect(() => matchOf([0.5, 0, 0, 0, 0])).toThrow(RangeError));
});

it.each([
  ['Asha Sample', 'AS'],
  ['  meera   devi  sample ', 'MS'],
  ['Imran', 'I'],
  ['', ''],
])('The initials of %j are %j', (name, initials) => expect(initialsOf(name)).toBe(initials));
