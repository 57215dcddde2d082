import { regradeCertificate } from '../certificates/index.js';
import type { Attempt } from './attempt.js';
import { isInForce, judges, type Ruling } from '../questions/index.js';
import type { Transaction } from '../kernel/transaction.js';
import { grade } from './grade.js';
import { groundsOf } from './how-taken.js';
import type { Chance, GradedAttempt, ClosingStores } from './ports.js';
import type { QuestionRuling } from './result-question.js';
import type { Result } from './result.js';
import type { StudentAtTest } from './student-at-test.js';

const FIGURES = ['score', 'totalQuestions', 'percentage', 'passed', 'isVoid'] as const;

const sameFigures = (one: Result, other: Result): boolean =>
  FIGURES.every((figure) => one[figure] === other[figure]);

/** A text by which two rulings can be compared: a store may return their fields in any order. */
const printOf = (ruling: QuestionRuling | undefined): string =>
  JSON.stringify([ruling?.kinds, ruling?.accepted, ruling?.reasons, ruling?.isNeutral]);

const showsTheSame = (one: Result, other: Result): boolean =>
  sameFigures(one, other) &&
  one.questions.every(({ selectedOption, ruling }, place) => {
    const its = other.questions[place];
    return its?.selectedOption === selectedOption && printOf(its.ruling) === printOf(ruling);
  });

const firstOf = ({ correction, score, totalQuestions, percentage, passed }: Result) =>
  correction?.first ?? { score, totalQuestions, percentage, passed };

const correctionMail = (student: StudentAtTest, before: Result, after: Result) =>
  ({
    kind: 'result-corrected',
    to: student.email,
    data: {
      name: student.name,
      resultId: after.id,
      domain: after.domain,
      scoreBefore: before.score,
      totalBefore: before.totalQuestions,
      passedBefore: before.passed,
      score: after.score,
      totalQuestions: after.totalQuestions,
      passed: after.passed,
      isVoid: after.isVoid,
      reasons: [...new Set(after.questions.flatMap(({ ruling }) => ruling?.reasons ?? []))],
    },
  }) as const;

const isOn = ({ questions }: Attempt, ruling: Ruling): boolean =>
  questions.some((served) => judges(ruling, served));

/** The result under these rulings; null if it is the same as before. */
export function regradedResult(
  { attempt, result }: GradedAttempt,
  rulings: readonly Ruling[],
  now: Date,
): Result | null {
  const after: Result = {
    ...result,
    ...grade(attempt, rulings),
    revision: result.revision + 1,
    correction: { at: now, first: firstOf(result) },
  };
  return showsTheSame(result, after) ? null : after;
}

/** Grades a closed attempt again; no other place changes a grading. The caller holds the student's lock and has read
 * the rest under it. @param options `hasOwnMail` if the caller writes to the student itself
 * @returns the new result; null if nothing changed */
export async function regradeAttempt(
  { random }: Chance,
  tx: Transaction<ClosingStores>,
  student: StudentAtTest,
  graded: GradedAttempt,
  rulings: readonly Ruling[],
  { hasOwnMail = false }: { readonly hasOwnMail?: boolean } = {},
): Promise<Result | null> {
  const before = graded.result;
  const after = regradedResult(graded, rulings, tx.now);
  if (!after) return null;
  await tx.attempts.regrade({
    before,
    after,
    rulingIds: rulings
      .filter((ruling) => isInForce(ruling) && isOn(graded.attempt, ruling))
      .map(({ id }) => id)
      .sort(),
    givesBack: after.isVoid && !before.isVoid,
    mail: hasOwnMail || sameFigures(before, after) ? null : correctionMail(student, before, after),
  });
  await regradeCertificate(tx, random, await groundsOf(tx, graded.attempt, after));
  return after;
}
