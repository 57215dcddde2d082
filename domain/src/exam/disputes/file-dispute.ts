import { StudentNotFound, type AccountStores } from '../../accounts/index.js';
import type { EmailStores } from '../../email/index.js';
import type { Attempt } from '../attempt.js';
import { ResultNotFound } from '../errors.js';
import type { ExamStores } from '../ports.js';
import { InvalidInput, rejectInvalid } from '../../kernel/errors.js';
import type { Transaction, Work, IdSource } from '../../kernel/transaction.js';
import { DisputesClosed, QuestionDisputed, TooManyDisputes } from './errors.js';
import {
  disputableUntil,
  disputeErrors,
  type DisputeForm,
  type DisputeKind,
  disputesLeft,
  MOST_LINE_CHARACTERS,
  type QuestionDispute,
} from './question-dispute.js';
import type { DisputeStores } from './ports.js';

type Ports = Work<ExamStores & EmailStores & DisputeStores & AccountStores> & {
  readonly ids: IdSource;
};

export type Filing = DisputeForm & {
  readonly studentId: string;
  readonly resultId: string;
  readonly questionId: string;
};

/** When the attempt of the student's own result closed. @throws ResultNotFound also for another student's, an open and
 * a void one */
export function closedAtOf(
  attempt: Attempt | null,
  studentId: string,
): { readonly attempt: Attempt; readonly closedAt: Date } {
  if (attempt?.studentId !== studentId) throw new ResultNotFound();
  const { state, closedAt } = attempt;
  if (!closedAt || state === 'void') throw new ResultNotFound();
  return { attempt, closedAt };
}

function placeIn({ questions }: Attempt, questionId: string) {
  const index = questions.findIndex(({ id }) => id === questionId);
  const served = questions[index];
  if (!served) throw new InvalidInput({ questionId: 'This question is not part of this test.' });
  return { place: index + 1, version: served.version };
}

/** Each rule has its own refusal; that the question was already disputed comes first. */
function reject(earlier: readonly QuestionDispute[], questionId: string, isLate: boolean): void {
  if (earlier.some((one) => one.questionId === questionId)) throw new QuestionDisputed();
  if (isLate) throw new DisputesClosed();
  if (disputesLeft(earlier) === 0) throw new TooManyDisputes();
}

const undecided = (openedAt: Date) =>
  ({ state: 'open', answer: '', rulingId: null, openedAt, decidedAt: null }) as const;

/** Files what a student says of questions during the test: a line each, and nothing that asks for more of the time. A
 * second line about a question, and one too many, are left out. The caller holds the student's lock. */
export async function disputeInTest(
  tx: Transaction<DisputeStores>,
  ids: IdSource,
  { id: resultId, studentId, questions }: Attempt,
  lines: Readonly<Record<string, string>>,
): Promise<void> {
  const earlier = await tx.questionDisputes.ofResult(resultId);
  const added = questions
    .map(({ id: questionId, version }, index) => ({
      ...{ questionId, version, place: index + 1 },
      text: (lines[questionId] ?? '').trim().slice(0, MOST_LINE_CHARACTERS),
    }))
    .filter(({ text, questionId }) => text && !earlier.some((one) => one.questionId === questionId))
    .slice(0, disputesLeft(earlier));
  for (const of of added) {
    const parts = { ...of, kind: 'other', ...undecided(tx.now) } as const;
    await tx.questionDisputes.add({ id: ids.next(), resultId, studentId, ...parts });
  }
}

/** Files a student's dispute of a question and confirms it by mail. @throws InvalidInput, StudentNotFound,
 * ResultNotFound, QuestionDisputed, DisputesClosed, TooManyDisputes */
export async function fileQuestionDispute(
  { unitOfWork, ids }: Ports,
  { studentId, resultId, questionId, ...form }: Filing,
): Promise<QuestionDispute> {
  rejectInvalid(disputeErrors(form));
  return unitOfWork.run(async (tx) => {
    const student = await tx.students.lockById(studentId);
    if (!student) throw new StudentNotFound();
    const { attempt, closedAt } = closedAtOf(await tx.attempts.find(resultId), studentId);
    const { place, version } = placeIn(attempt, questionId);
    const earlier = await tx.questionDisputes.ofResult(resultId);
    reject(earlier, questionId, tx.now > disputableUntil(closedAt));
    const dispute: QuestionDispute = {
      ...{ id: ids.next(), resultId, studentId, questionId, version, place },
      ...{ kind: form.kind as DisputeKind, text: form.text.trim(), ...undecided(tx.now) },
    };
    await tx.questionDisputes.add(dispute);
    const { name, email: to } = student;
    const { kind, text } = dispute;
    await tx.emails.add({
      kind: 'question-dispute-received',
      to,
      data: { name, resultId, domain: attempt.domain, place, reported: kind, text },
    });
    return dispute;
  });
}
