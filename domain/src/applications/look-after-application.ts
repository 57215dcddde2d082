import type { Actor, AuditStores } from '../audit/index.js';
import { InvalidInput, NothingToChange } from '../kernel/errors.js';
import type { IdSource } from '../kernel/sources.js';
import { MAX_LENGTH } from '../kernel/text-rules.js';
import type { Work } from '../kernel/transaction.js';
import { isAllowed, type StaffStores } from '../staff/index.js';
import { BEST_RATING } from './application.js';
import { addToThread, lockedAsSeen, noteChange, type Sight } from './changing.js';
import type { ApplicationStores } from './stores.js';

type Ports = Work<StaffStores & ApplicationStores & AuditStores> & { readonly ids: IdSource };

/** Who may look after applications, beside the owners. */
export const REVIEWERS = ['support'] as const;

export type Looking = Sight & {
  readonly ownerId?: string | null | undefined;
  readonly rating?: number | null | undefined;
};

function checkRating(rating: number | null | undefined): void {
  if (rating === null || rating === undefined) return;
  if (!Number.isInteger(rating) || rating < 1 || rating > BEST_RATING) {
    throw new InvalidInput({ rating: `Please choose 1 to ${BEST_RATING}.` });
  }
}

async function rejectUnfit(tx: StaffStores, ownerId: string): Promise<void> {
  const staff = await tx.admins.active();
  if (!staff.some(({ id, role }) => id === ownerId && isAllowed(role, REVIEWERS))) {
    throw new InvalidInput({ ownerId: 'Please choose an admin who may review applications.' });
  }
}

/** Keeps who looks after an application, and its rating. @throws InvalidInput, NothingToChange,
 * ChangedMeanwhile */
export async function lookAfterApplication(
  { unitOfWork, ids }: Ports,
  actor: Actor,
  { ownerId, rating, ...sight }: Looking,
): Promise<void> {
  checkRating(rating);
  await unitOfWork.run(async (tx) => {
    const application = await lockedAsSeen(tx, sight);
    const { ownerId: lastOwner, rating: lastRating, version } = application;
    // Who has left since may stay the owner, until somebody chooses another.
    if (ownerId && ownerId !== lastOwner) await rejectUnfit(tx, ownerId);
    const after = {
      ownerId: ownerId === undefined ? lastOwner : ownerId,
      rating: rating === undefined ? lastRating : rating,
    };
    await tx.applications.saveState({ ...application, ...after, version: version + 1 });
    await noteChange(tx, ids, actor, {
      ...{ action: 'look-after-application', subjectId: application.id, reason: '' },
      before: { ownerId: lastOwner, rating: lastRating },
      after,
    });
  });
}

/** Adds a note to an application's thread. It needs no sight of the others: it replaces none.
 * @throws InvalidInput, NothingToChange */
export async function addApplicationNote(
  { unitOfWork, ids }: Ports,
  actor: Actor,
  { applicationId, text: typed }: { readonly applicationId: string; readonly text: string },
): Promise<void> {
  const text = typed.trim();
  if (text === '') throw new InvalidInput({ text: 'Please write a note.' });
  if (text.length > MAX_LENGTH.message) {
    throw new InvalidInput({ text: `Please use at most ${MAX_LENGTH.message} characters.` });
  }
  await unitOfWork.run(async (tx) => {
    const application = await tx.applications.lock(applicationId);
    if (!application) throw new NothingToChange('application');
    await addToThread(tx, ids, actor, application, text);
    await noteChange(tx, ids, actor, {
      ...{ action: 'add-application-note', subjectId: applicationId, reason: '' },
      ...{ before: null, after: { note: text } },
    });
  });
}
