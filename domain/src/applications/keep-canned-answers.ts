import { type Actor, note, rejectLostChange, type AuditStores } from '../audit/index.js';
import { NothingToChange } from '../kernel/errors.js';
import type { IdSource } from '../kernel/sources.js';
import type { Work } from '../kernel/transaction.js';
import {
  checkedCannedAnswer,
  MOST_CANNED_ANSWERS,
  TooManyCannedAnswers,
  type CannedAnswer,
} from './canned-answer.js';
import type { ApplicationStores } from './stores.js';

type Ports = Work<AuditStores & ApplicationStores> & { readonly ids: IdSource };
type Words = Pick<CannedAnswer, 'title' | 'text'>;

const wordsOf = ({ title, text }: CannedAnswer): Words => ({ title, text });

/** Adds a canned answer. @returns its id @throws InvalidInput, TooManyCannedAnswers */
export async function addCannedAnswer(
  { unitOfWork, ids }: Ports,
  actor: Actor,
  typed: Words,
): Promise<string> {
  const words = checkedCannedAnswer(typed);
  return unitOfWork.run(async (tx) => {
    if ((await tx.cannedAnswers.lockAll()).length >= MOST_CANNED_ANSWERS) {
      throw new TooManyCannedAnswers();
    }
    const added = { ...words, id: ids.next(), version: 1 };
    await tx.cannedAnswers.save(added);
    await note(tx, ids, actor, {
      ...{ action: 'add-canned-answer', subject: 'canned-answer', subjectId: added.id },
      ...{ reason: '', before: null, after: words },
    });
    return added.id;
  });
}

/** Changes a canned answer, unless somebody else did since it was opened. @throws InvalidInput,
 * NothingToChange, ChangedMeanwhile */
export async function changeCannedAnswer(
  { unitOfWork, ids }: Ports,
  actor: Actor,
  { id, version, ...typed }: CannedAnswer,
): Promise<void> {
  const words = checkedCannedAnswer(typed);
  await unitOfWork.run(async (tx) => {
    const kept = (await tx.cannedAnswers.lockAll()).find((one) => one.id === id);
    if (!kept) throw new NothingToChange('canned answer');
    const sights = { now: { version: kept.version }, seen: { version } };
    await rejectLostChange(tx, { what: 'canned answer', id, ...sights });
    await tx.cannedAnswers.save({ ...words, id, version: version + 1 });
    await note(tx, ids, actor, {
      ...{ action: 'change-canned-answer', subject: 'canned-answer', subjectId: id, reason: '' },
      ...{ before: wordsOf(kept), after: words },
    });
  });
}

/** Removes a canned answer; answers that were sent stay. @throws NothingToChange, ChangedMeanwhile */
export async function removeCannedAnswer(
  { unitOfWork, ids }: Ports,
  actor: Actor,
  { id, version }: Pick<CannedAnswer, 'id'> & { readonly version?: number | undefined },
): Promise<void> {
  await unitOfWork.run(async (tx) => {
    const kept = (await tx.cannedAnswers.lockAll()).find((one) => one.id === id);
    if (!kept) throw new NothingToChange('canned answer');
    const sights = { now: { version: kept.version }, seen: { version } };
    await rejectLostChange(tx, { what: 'canned answer', id, ...sights });
    await tx.cannedAnswers.remove(id);
    await note(tx, ids, actor, {
      ...{ action: 'remove-canned-answer', subject: 'canned-answer', subjectId: id, reason: '' },
      ...{ before: wordsOf(kept), after: null },
    });
  });
}
