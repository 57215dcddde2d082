import { type Actor, checkedReason, noteAction, type AuditStores } from '../audit/index.js';
import { InvalidInput, NothingToChange } from '../kernel/errors.js';
import type { Transaction, Work, IdSource } from '../kernel/transaction.js';
import type { SettingsStores } from '../settings/index.js';
import { IdIsTaken, QuestionHasChanged } from './errors.js';
import { rejectToClose } from './offer.js';
import {
  contentOf,
  faultsOf,
  keepingMarks,
  type StoredQuestion,
  type QuestionContent,
  saysTheSame,
  tidied,
  WORDS_OF_A_FAMILY,
} from './question.js';
import type { QuestionStores } from './ports.js';

type Ports = Work<AuditStores & SettingsStores & QuestionStores> & { readonly ids: IdSource };

export type Revision = {
  readonly content: QuestionContent;
  readonly version: number;
  readonly reason: string;
  /** Whether the admin confirmed that a domain may be closed by it. */
  readonly confirmed?: boolean;
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
  tx: Transaction<QuestionStores>,
  id: string,
): Promise<StoredQuestion | undefined> {
  await tx.questions.lockBank();
  const [found] = await tx.questions.find([id]);
  return found;
}

/** Adds a question to the bank as a draft. @throws InvalidInput, IdIsTaken */
export async function createQuestion(
  { unitOfWork, ids }: Ports,
  actor: Actor,
  content: QuestionContent,
): Promise<StoredQuestion> {
  const created = { ...checked(content), version: 1, live: false };
  return unitOfWork.run(async (tx) => {
    if (await locked(tx, created.id)) throw new IdIsTaken();
    await tx.questions.save([created]);
    await noteAction(tx, ids, actor, {
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

/** Stores new words as the next version and as a draft, since the old ones had a fault; attempts keep their version.
 * @throws InvalidInput, NothingToChange, QuestionHasChanged, DomainsWouldClose */
export async function reviseQuestion(
  { unitOfWork, ids }: Ports,
  actor: Actor,
  { content, version, reason, confirmed = false }: Revision,
): Promise<StoredQuestion> {
  const why = checkedReason(reason);
  const checkedWords = checked(content);
  return unitOfWork.run(async (tx) => {
    const last = await locked(tx, checkedWords.id);
    if (!last) throw new NothingToChange('question');
    if (last.version !== version) throw new QuestionHasChanged();
    const next = keepingMarks(last, checkedWords);
    if (!next) throw new InvalidInput({ question: sentenceOf([WORDS_OF_A_FAMILY]) });
    if (saysTheSame(last, next)) return last;
    const revised = { ...next, version: version + 1, live: false };
    await rejectToClose(tx, { kept: [last], coming: [revised] }, confirmed);
    await tx.questions.save([revised]);
    await noteAction(tx, ids, actor, {
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
