import fc from 'fast-check';
import type { OptionKey } from '../questions/question.js';
import type { Ruling, RulingKind } from '../questions/rulings/ruling.js';
import type { ServedQuestion } from '../questions/served-question.js';
import { questionsOf } from '../testing/a-question.js';
import { anAttempt, aRuling, IN_FORCE, submitted } from '../testing/an-attempt.js';
import { grade } from './grade.js';
import { passes, percentage } from './grading.js';

/** The fourth and the last are variants of families. The rulings name an option of the one, not of the other. */
const QUESTIONS: readonly ServedQuestion[] = questionsOf('hr', 6).map((question, place) => {
  const wrong = question.correctOption === 'a' ? 'b' : 'a';
  return place === 3 || place === 5
    ? { ...question, mistakes: { [wrong]: [`M${place}`] } }
    : question;
});
const KINDS: readonly RulingKind[] = ['key', 'also', 'credit-all', 'neutral'];
const CLOSED_AT = submitted(anAttempt()).closedAt!;

/** An attempt in which each of these options was chosen, of questions whose key is `a` or another. */
const attemptWith = (chosen: readonly (OptionKey | null)[]) =>
  submitted(
    anAttempt({
      questions: QUESTIONS,
      answers: Object.fromEntries(QUESTIONS.map(({ id }, place) => [id, chosen[place] ?? null])),
    }),
  );

const keys = QUESTIONS.map(({ correctOption }) => correctOption);
const wrong = (place: number): OptionKey => (keys[place] === 'a' ? 'b' : 'a');
const textOf = (place: number) =>
  ({ 3: 'M3', 5: 'Not offered' })[place] ?? QUESTIONS[place]!.options[wrong(place)];

/** A ruling in force; if it names an option, then the one that `wrong` chooses. */
const on = (place: number, kind: RulingKind, parts: Partial<Ruling> = {}) =>
  aRuling({
    questionId: QUESTIONS[place]!.id,
    version: QUESTIONS[place]!.version,
    kind,
    accepted: kind === 'key' || kind === 'also' ? [textOf(place)] : [],
    reason: `About ${kind}`,
    applied: IN_FORCE,
    ...parts,
  });

const TAKES = { ...IN_FORCE, mayTakePasses: true };

const options = fc.array(fc.constantFrom<OptionKey | null>('a', 'b', 'c', 'd', null), {
  minLength: 6,
  maxLength: 6,
});

const step = fc.option(
  fc.record({
    mayTakePasses: fc.boolean(),
    at: fc.constantFrom(new Date(+CLOSED_AT - 1), new Date(+CLOSED_AT + 1)),
  }),
);

const rulings: fc.Arbitrary<Ruling[]> = fc.array(
  fc
    .record({
      place: fc.nat({ max: 5 }),
      kind: fc.constantFrom(...KINDS),
      mayTakePasses: fc.boolean(),
      withdrawn: step,
    })
    .map(({ place, kind, mayTakePasses, withdrawn }) =>
      on(place, kind, {
        applied: { ...IN_FORCE, mayTakePasses },
        withdrawn: withdrawn && { ...IN_FORCE, ...withdrawn },
      }),
    ),
  { maxLength: 8 },
);

describe('A grading under rulings', () => {
  it('is the same in whatever order the rulings come, however often, and counts no more right than there are', () =>
    fc.assert(
      fc.property(options, rulings, fc.nat(), (chosen, all, turn) => {
        const attempt = attemptWith(chosen);
        const turned = [...all.slice(turn % 8), ...all.slice(0, turn % 8)].reverse();
        const graded = grade(attempt, all);
        expect(grade(attempt, [...turned, ...all])).toEqual(graded);
        expect(graded.score).toBeLessThanOrEqual(graded.totalQuestions);
        expect(graded.questions).toHaveLength(6);
        expect(graded.isVoid && graded.passed).toBe(false);
      }),
    ));

  it('takes no pass away that was shown before a ruling, unless an owner allowed it', () =>
    fc.assert(
      fc.property(options, rulings, fc.nat(), (chosen, all, cut) => {
        const attempt = attemptWith(chosen);
        const known = all.slice(0, cut % (all.length + 1));
        const mayTake = all
          .slice(known.length)
          .some(({ applied, withdrawn }) => applied!.mayTakePasses || withdrawn !== null);
        if (grade(attempt, known).passed && !mayTake) {
          expect(grade(attempt, all).passed).toBe(true);
        }
      }),
    ));
});

describe('Each kind of ruling', () => {
  const others = [keys[1]!, keys[2]!, keys[3]!, keys[4]!, keys[5]!];

  it('a corrected key makes the other option right, and the served key wrong', () => {
    const ruling = on(0, 'key');
    expect(grade(attemptWith([wrong(0), ...others]), [ruling]).score).toBe(6);
    expect(grade(attemptWith(keys), [ruling]).score).toBe(5);
    const [shown] = grade(attemptWith(keys), [ruling, ruling]).questions;
    expect(shown).toMatchObject({ correctAnswer: wrong(0) });
    const said = { kinds: ['key'], reasons: [ruling.reason], isNeutral: false };
    expect(shown?.ruling).toEqual({ ...said, accepted: [wrong(0)] });
  });

  it('a key that the variant does not offer leaves the question as it was, without a note', () => {
    for (const chosen of [keys, keys.map((_, place) => wrong(place))]) {
      const attempt = attemptWith(chosen);
      expect(grade(attempt, [on(5, 'key'), on(5, 'also')])).toEqual(grade(attempt, []));
    }
  });

  it('neutral leaves the denominator', () =>
    expect(grade(attemptWith([null, ...others]), [on(0, 'neutral')])).toMatchObject({
      score: 5,
      totalQuestions: 5,
      percentage: 100,
    }));

  it('a draft, and a ruling on another version, change nothing', () => {
    const draft = on(0, 'credit-all', { applied: null });
    const other = on(0, 'credit-all', { version: 99 });
    const attempt = attemptWith([null, ...others]);
    expect(grade(attempt, [draft, other])).toEqual(grade(attempt, []));
  });
});

const SOONER = { ...IN_FORCE, at: new Date(+CLOSED_AT - 1) };
const LATER = { ...IN_FORCE, at: new Date(+CLOSED_AT + 1) };

it.each<readonly [right: number, passed: boolean, why: string, rulings: readonly Ruling[]]>([
  [4, true, 'stays under another key', [on(0, 'key')]],
  [4, false, 'goes by another key that may take it', [on(0, 'key', { applied: TAKES })]],
  [3, true, 'that a ruling gave stays under the next', [on(3, 'also'), on(0, 'key')]],
  [3, false, 'that a ruling gives comes', [on(3, 'also', { applied: null })]],
  [3, true, 'stays after a withdrawal', [on(3, 'also', { withdrawn: LATER })]],
  [3, false, 'was not there yet', [on(3, 'also', { withdrawn: SOONER })]],
  [3, false, 'goes', [on(3, 'also', { withdrawn: { ...LATER, mayTakePasses: true } })]],
  [3, true, 'among fewer stays', [on(3, 'neutral'), on(4, 'neutral'), on(0, 'key')]],
])('Of %i right answers of six, a pass (%p) %s', (right, passed, _, all) => {
  const chosen = keys.map((key, place) => (place < right ? key : wrong(place)));
  expect(grade(attemptWith(chosen), all).passed).toBe(passed);
});

describe('More than a third neutral', () => {
  const neutral = [0, 1, 2].map((place) => on(place, 'neutral'));

  it('voids an attempt that had not passed', () => {
    const attempt = attemptWith([null, null, null, null, null, keys[5]!]);
    expect(grade(attempt, neutral.slice(0, 2)).isVoid).toBe(false);
    expect(grade(attempt, neutral)).toMatchObject({ isVoid: true, passed: false });
  });

  it('leaves a pass that was shown', () =>
    expect(grade(attemptWith(keys), neutral)).toMatchObject({ isVoid: false, passed: true }));

  it('voids a passed attempt where an owner allowed it for each', () => {
    const taking = neutral.map((one) => ({ ...one, applied: TAKES }));
    expect(grade(attemptWith(keys), taking)).toMatchObject({ isVoid: true, passed: false });
  });
});

const upTo = (most: number, least = 0): number[] =>
  Array.from({ length: most - least + 1 }, (_, number) => least + number);

it('the verdict agrees with the percentage that is shown, for every score and threshold', () => {
  const wrong = upTo(50, 1).flatMap((total) =>
    upTo(total).flatMap((score) =>
      upTo(100, 1).filter(
        (threshold) => passes(score, total, threshold) !== percentage(score, total) >= threshold,
      ),
    ),
  );
  expect(wrong).toEqual([]);
});

it.each([
  [6, 10, false],
  [7, 10, true],
  [12, 20, false],
  [13, 20, true],
  [0, 10, false],
  [10, 10, true],
])('%d of 10 or more, out of %d, passes 65 %%: %p', (score, total, passed) =>
  expect(passes(score, total, 65)).toBe(passed),
);

it('a percentage is cut to two decimals, never rounded up', () =>
  expect([percentage(2, 3), percentage(1, 3), percentage(7, 10), percentage(29, 46)]).toEqual([
    66.66, 33.33, 70, 63.04,
  ]));

it('a test without questions is not passed', () =>
  expect([passes(0, 0, 1), percentage(0, 0)]).toEqual([false, 0]));
