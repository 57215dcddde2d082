import { aFamily, aQuestion } from '../../testing/a-question.js';
import type { OptionKey } from '../options.js';
import { domainHealth } from './question-health.js';
import type { ChoiceTally } from './tallies.js';

const question = aQuestion({ id: 'item', version: 2 });
const { options } = question;

const tally = (parts: Partial<ChoiceTally>): ChoiceTally => ({
  ...{ id: 'item', version: 2, chosen: options.b, outcome: 'right', group: '', isSample: false },
  ...{ times: 1, rest: 0, restSquares: 0 },
  ...parts,
});

const wrong = { chosen: options.a, outcome: 'wrong' } as const;
const blank = { chosen: null, outcome: 'blank' } as const;
const abandoned = { chosen: null, outcome: 'abandoned' } as const;

/** Students by letter, number and mean rest ("a 30 7"), each rest one more or less than the mean. */
const groupsOf = (text: string, right: string) =>
  text.split(', ').map((group) => {
    const letter = group.charAt(0) as OptionKey;
    const [times = 0, mean = 0] = group.slice(2).split(' ').map(Number);
    const outcome = right.includes(letter) ? 'right' : 'wrong';
    const sums = { times, rest: times * mean, restSquares: times * (mean * mean + 1) };
    return tally({ chosen: options[letter], outcome, ...sums });
  });

const healthOf = (choices: readonly ChoiceTally[], one = question) =>
  domainHealth([one], choices)[0]!;

/**
 * Five students by hand. The item is right for three of them; their rests are 8, 6 and 7. It is wrong
 * for two; their rests are 3 and 1. The mean rest is 25/5 = 5; deviations 3, 1, 2, -2, -4; their
 * squares 9 + 1 + 4 + 4 + 16 = 34. The item's mean is 0.6, its squares 3 × 0.16 + 2 × 0.36 = 1.2. The
 * products 0.4 × (3 + 1 + 2) - 0.6 × (-2 - 4) = 6. So r = 6 / sqrt(1.2 × 34) = 0.939336…
 */
const BY_HAND = [
  tally({ times: 3, rest: 21, restSquares: 64 + 36 + 49 }),
  tally({ ...wrong, rest: 3, restSquares: 9 }),
  tally({ ...wrong, chosen: options.c, rest: 1, restSquares: 1 }),
];

describe('The health of a question', () => {
  it('equals the figures calculated by hand', () => {
    const health = healthOf(BY_HAND);
    expect(health).toMatchObject({
      ...{ id: 'item', version: 2, shown: 5, answered: 5, correct: 0.6 },
      ...{ hasTooFew: true, flags: [] },
      choices: [
        { chosen: 1 },
        { chosen: 3, isKey: true },
        { chosen: 1 },
        { chosen: 0, isKey: false },
      ],
    });
    const r = 6 / Math.sqrt(1.2 * 34);
    expect(health.discrimination).toBeCloseTo(r, 12);
    expect(health.choices[1]?.discrimination).toBeCloseTo(r, 12);
    expect(health.choices[3]?.discrimination).toBeNull();
  });

  it('takes no blank and no test that was given up for a wrong answer', () => {
    const left = [tally({ ...blank, times: 7 }), tally({ ...abandoned, times: 90 })];
    const health = healthOf([...BY_HAND, ...left]);
    expect(health).toMatchObject({ shown: 102, answered: 5 });
    const { correct, discrimination, choices } = healthOf(BY_HAND);
    expect(health).toMatchObject({ correct, discrimination, choices, hasTooFew: true });
  });

  it('counts no other question, and no other version', () => {
    const others = [tally({ id: 'other', times: 90 }), tally({ version: 1, times: 90 })];
    expect(healthOf([...others, ...BY_HAND])).toEqual(healthOf(BY_HAND));
  });

  it('The health of a question that was never shown is not known', () =>
    expect(healthOf([])).toMatchObject({
      ...{ shown: 0, correct: null, discrimination: null, hasTooFew: true, flags: [] },
    }));

  it('has no discrimination where all are right', () =>
    expect(healthOf(groupsOf('b 40 5', 'b')).discrimination).toBeNull());

  const both = 'negative-discrimination better-distractor';

  it.each([
    ['', 'the better students get it right', 'b 30 9, a 30 7, c 30 1', 'b'],
    ['', 'all did alike', 'b 20 5, a 20 5', 'b'],
    ['', 'all did alike but for chance', 'b 30 5, a 30 5.1, c 30 4.9', 'b'],
    ['', 'a second option is right too', 'b 30 7, d 30 3, a 30 4', 'bd'],
    ['', 'it has too few answers', 'b 14 3, a 15 7', 'b'],
    [both, 'the better students get it wrong', 'b 15 3, a 15 7', 'b'],
    ['better-distractor', 'some wrong option is better', 'b 30 5, a 20 7, c 20 1', 'b'],
  ])('has the flags “%s” where %s (%s)', (flags, _, groups, right) =>
    expect(healthOf(groupsOf(groups, right)).flags.join(' ')).toBe(flags),
  );
});

describe('The health of a question family', () => {
  const family = aQuestion({ id: 'item', version: 2, family: aFamily() });
  const chose = (mistake: string | null, times: number, mean: number, group = '') =>
    tally({
      ...{ chosen: mistake, outcome: mistake === null ? 'right' : 'wrong', group, times },
      ...{ rest: times * mean, restSquares: times * (mean * mean + 1) },
    });
  const all = [chose(null, 60, 7), chose('Adds', 20, 5), chose('Counts one too few', 20, 4)];

  it('counts mistakes in place of options, and the samples that were served', () => {
    const sample = tally({ ...wrong, chosen: 'Some option', isSample: true, times: 2 });
    const health = healthOf([...all, sample], family);
    expect(health).toMatchObject({ answered: 102, samples: 2, doubts: [] });
    const chosen = health.choices.map(({ text, chosen: times }) => `${text} ${times}`);
    expect(chosen.slice(0, 3)).toEqual([
      'Adds 20',
      'Counts one too few 20',
      'Counts one too many 0',
    ]);
    expect(health.flags).toEqual(['not-drawn']);
  });

  it('has a better distractor where those who make a mistake are better', () => {
    const better = [chose(null, 60, 5), chose('Adds', 20, 7)];
    expect(healthOf(better, family).flags).toContain('better-distractor');
  });

  it.each([
    ['those who make a mistake are clearly better', true, [20, 5], [10, 6]],
    ['they are better by chance', false, [20, 5], [10, 5.3]],
    ['those who choose the key are better', false, [20, 7], [10, 5]],
    ['too few make the mistake', false, [28, 5], [7, 8]],
    ['too few answered', false, [19, 5], [10, 8]],
  ])(
    'is in doubt in a group of variants where %s (%p)',
    (_, isInDoubt, [right, rest], [some, other]) => {
      const group = 'count: low';
      const answers = [chose(null, right!, rest!, group), chose('Adds', some!, other!, group)];
      const { doubts, flags } = healthOf([...all, ...answers], family);
      expect(doubts).toEqual(isInDoubt ? [{ group, mistake: 'Adds' }] : []);
      expect(flags).toEqual(isInDoubt ? ['wrong-in-group'] : []);
    },
  );
});
