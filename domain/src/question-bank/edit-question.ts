import { type Actor, checkedReason, note, type WithAudit } from '../audit/index.js';
import { InvalidInput, NothingToChange } from '../kernel/errors.js';
import type { IdSource } from '../kernel/sources.js';
import type { Transaction, Work } from '../kernel/transaction.js';
import { IdIsTaken, QuestionHasChanged } from './errors.js';
import type { WithQuestions } from './ports.js';
import {
  contentOf,
  faultsOf,
  type KeptQuestion,
  type QuestionContent,
  saysTheSame,
  tidied,
} from './question.js';

type Ports = Work<WithAudit & WithQuestions> & { readonly ids: IdSource };

/** A question in new words, and which version they are to follow. */
export type Revision = {
  readonly content: QuestionContent;
  readonly version: number;
  readonly reason: string;
};

function checked(content: QuestionContent): QuestionContent {
  const tidy = contentOf(tidied(content));
  const faults = faultsOf(tidy);
  if (faults.length > 0) throw new InvalidInput({ question: sentenceOf(faults) });
  return tidy;
}

function sentenceOf(faults: readonly string[]): string {
  const text = faults.join('; ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

async function locked(
  tx: Transaction<WithQuestions>,
  id: string,
): Promise<KeptQuestion | undefined> {
  await tx.questions.lockBank();
  return (await tx.questions.all()).find((question) => question.id === id);
}

/**
 * Adds a question to the bank; it is drawn from now on.
 * @throws InvalidInput, IdIsTaken
 */
export async function createQuestion(
  { unitOfWork, ids }: Ports,
  actor: Actor,
  content: QuestionContent,
): Promise<KeptQuestion> {
  const created = { ...checked(content), version: 1, live: true };
  return unitOfWork.run(async (tx) => {
    if (await locked(tx, created.id)) throw new IdIsTaken();
    await tx.questions.save([created]);
    await note(tx, ids, actor, {
      action: 'create-question',
      subject: 'question',
      subjectId: created.id,
      reason: '',
      before: null,
      after: { ...created },
    });
    return created;
  });
}

/**
 * Puts a question in new words, as its next version; attempts keep the one that they were served.
 * The same words change nothing.
 * @throws InvalidInput, NothingToChange, QuestionHasChanged
 */
export async function reviseQuestion(
  { unitOfWork, ids }: Ports,
  actor: Actor,
  { content, version, reason }: Revision,
): Promise<KeptQuestion> {
  const why = checkedReason(reason);
  const next = checked(content);
  return unitOfWork.run(async (tx) => {
    const last = await locked(tx, next.id);
    if (!last) throw new NothingToChange('question');
    if (last.version !== version) throw new QuestionHasChanged();
    if (saysTheSame(last, next)) return last;
    const revised = { ...next, version: version + 1, live: last.live };
    await tx.questions.save([revised]);
    await note(tx, ids, actor, {
      action: 'revise-question',
      subject: 'question',
      subjectId: next.id,
      reason: why,
      before: { ...last },
      after: { ...revised },
    });
    return revised;
  });
}

/**
 * Takes a question out of the draw, or brings it back. It keeps its version.
 * @throws InvalidInput, NothingToChange
 */
export async function setQuestionLive(
  { unitOfWork, ids }: Ports,
  actor: Actor,
  { id, live, reason }: { readonly id: string; readonly live: boolean; readonly reason: string },
): Promise<KeptQuestion> {
  const why = checkedReason(reason);
  return unitOfWork.run(async (tx) => {
    const last = await locked(tx, id);
    if (!last) throw new NothingToChange('question');
    const after = { ...last, live };
    if (last.live === live) return last;
    await tx.questions.save([after]);
    await note(tx, ids, actor, {
      action: live ? 'restore-question' : 'retire-question',
      subject: 'question',
      subjectId: id,
      reason: why,
      before: { live: last.live },
      after: { live },
    });
    return after;
  });
}
