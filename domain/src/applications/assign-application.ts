import type { Actor, AuditStores } from '../audit/index.js';
import { InvalidInput, NothingToChange } from '../kernel/errors.js';
import { MAX_LENGTH } from '../kernel/text-rules.js';
import type { Work, IdSource } from '../kernel/transaction.js';
import { activeStaff, type StaffStores } from '../staff/index.js';
import { addToThread, lockedAsSeen, noteChange, type Sight } from './changing.js';
import type { ApplicationStores } from './ports.js';

type Ports = Work<StaffStores & ApplicationStores & AuditStores> & { readonly ids: IdSource };

export const APPLICATION_ROLES = ['support'] as const;

export type Assignment = Sight & {
  readonly ownerId: string | null;
};

async function rejectUnfitOwner(tx: StaffStores, ownerId: string): Promise<void> {
  const staff = await activeStaff(tx, APPLICATION_ROLES);
  if (!staff.some(({ id }) => id === ownerId)) {
    throw new InvalidInput({ ownerId: 'Please choose an admin who may work on applications.' });
  }
}

/** Makes an admin the owner of an application, or nobody. @throws InvalidInput, NothingToChange,
 * ChangedMeanwhile */
export async function assignApplication(
  { unitOfWork, ids }: Ports,
  actor: Actor,
  { ownerId, ...sight }: Assignment,
): Promise<void> {
  await unitOfWork.run(async (tx) => {
    const application = await lockedAsSeen(tx, sight);
    const { id: subjectId, ownerId: before, version } = application;
    if (ownerId === before) return;
    if (ownerId) await rejectUnfitOwner(tx, ownerId);
    await tx.applications.saveState({ ...application, ownerId, version: version + 1 });
    await noteChange(tx, ids, actor, {
      ...{ action: 'assign-application', subjectId, reason: '' },
      ...{ before: { ownerId: before }, after: { ownerId } },
    });
  });
}

/** Adds a note to an application's thread.
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
