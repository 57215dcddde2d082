import type { OptionKey, ServedQuestion } from '../questions/index.js';
import {
  acceptedOptions,
  isInForce,
  judges,
  outcomeUnder,
  protectsPasses,
  type ItemOutcome,
  type Ruling,
} from '../questions/index.js';
import type { Attempt } from './attempt.js';
import { passes, percentage } from './grading.js';
import type { ResultQuestion } from './result-question.js';

export type Snapshot = Pick<Attempt, 'questions' | 'answers' | 'passPercent' | 'closedAt'>;

export type Grading = {
  readonly score: number;
  /** The questions that count, without those that were ruled neutral. */
  readonly totalQuestions: number;
  readonly percentage: number;
  readonly passed: boolean;
  /** Too few questions are left for a result; the attempt is given back. */
  readonly isVoid: boolean;
  readonly questions: readonly ResultQuestion[];
};

/** An attempt is void if more than one in so many questions is neutral. */
const VOID_BEYOND = 3;

type Count = { readonly score: number; readonly neutral: number };

const isSelected = (selected: OptionKey | null | undefined): OptionKey | null => selected ?? null;

const countedWith = ({ score, neutral }: Count, outcome: ItemOutcome): Count => ({
  score: score + Number(outcome === 'right'),
  neutral: neutral + Number(outcome === 'neutral'),
});

const isTooFew = (questions: number, neutral: number): boolean => neutral * VOID_BEYOND > questions;

const setsOf = (fixed: readonly Ruling[], others: readonly Ruling[]): readonly Ruling[][] =>
  others.reduce<Ruling[][]>(
    (sets, one) => [...sets, ...sets.map((set) => [...set, one])],
    [[...fixed]],
  );

function outcomesOnTheWay(
  question: ServedQuestion,
  selected: OptionKey | null,
  { rulings, closedAt }: { readonly rulings: readonly Ruling[]; readonly closedAt: Date | null },
): ReadonlySet<ItemOutcome> {
  const inForce = rulings.filter(isInForce);
  const fixed = inForce.filter(({ applied }) => applied?.mayTakePasses);
  const protecting = rulings.filter((one) => closedAt && protectsPasses(one, closedAt));
  return new Set(
    setsOf(fixed, [...inForce, ...protecting]).map((set) => outcomeUnder(question, selected, set)),
  );
}

/** Whether the student passes, or may have seen a pass, under the rulings in any order; those that may take passes away always
 * apply. */
function hasShownPass(snapshot: Snapshot, rulings: readonly Ruling[]): boolean {
  const { questions, answers, passPercent, closedAt } = snapshot;
  let counts: readonly Count[] = [{ score: 0, neutral: 0 }];
  for (const question of questions) {
    const own = rulings.filter((ruling) => judges(ruling, question));
    const selected = isSelected(answers[question.id]);
    const outcomes = outcomesOnTheWay(question, selected, { rulings: own, closedAt });
    const next = counts.flatMap((count) =>
      [...outcomes].map((outcome) => countedWith(count, outcome)),
    );
    const distinct = new Map(next.map((count) => [`${count.score}/${count.neutral}`, count]));
    counts = [...distinct.values()];
  }
  return counts.some(
    ({ score, neutral }) =>
      !isTooFew(questions.length, neutral) &&
      passes(score, questions.length - neutral, passPercent),
  );
}

function reviewed(
  question: ServedQuestion,
  selectedOption: OptionKey | null,
  rulings: readonly Ruling[],
): ResultQuestion {
  const { id, correctOption, question: text, options } = question;
  const accepted = acceptedOptions(question, rulings);
  const outcome = outcomeUnder(question, selectedOption, rulings);
  const { category, difficulty, explanation } = question;
  return {
    _id: id,
    question: text,
    options,
    correctAnswer: accepted.includes(correctOption)
      ? correctOption
      : (accepted[0] ?? correctOption),
    selectedOption,
    isCorrect: outcome === 'right',
    ...{ category, difficulty, explanation },
    ...(rulings.length > 0 && {
      ruling: {
        accepted,
        kinds: [...new Set(rulings.map(({ kind }) => kind))].sort(),
        reasons: [...new Set(rulings.map(({ reason }) => reason))].sort(),
        isNeutral: outcome === 'neutral',
      },
    }),
  };
}

/** Grades an attempt under its rulings. Their order does not matter, and grading again changes nothing. A pass that the
 * student may have seen stays, unless an owner allowed otherwise. */
export function grade(snapshot: Snapshot, rulings: readonly Ruling[]): Grading {
  const inForce = rulings.filter(isInForce);
  const questions = snapshot.questions.map((question) =>
    reviewed(
      question,
      isSelected(snapshot.answers[question.id]),
      inForce.filter((ruling) => judges(ruling, question)),
    ),
  );
  const score = questions.filter(({ isCorrect }) => isCorrect).length;
  const neutral = questions.filter(({ ruling }) => ruling?.isNeutral).length;
  const totalQuestions = questions.length - neutral;
  const tooFew = isTooFew(questions.length, neutral);
  const passed = hasShownPass(snapshot, rulings);
  return {
    ...{ score, totalQuestions, passed, questions },
    percentage: percentage(score, totalQuestions),
    isVoid: tooFew && !passed,
  };
}
