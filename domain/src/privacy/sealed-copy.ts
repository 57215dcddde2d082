import type { Student } from '../accounts/index.js';
import type { IdSource } from '../kernel/sources.js';
import type { Transaction } from '../kernel/transaction.js';
import { RETENTION } from '../settings/index.js';
import type { PrivacyStores } from './stores.js';

/** Seals a text so that only the holder of a key that is not here can open it. Null where the law
 * is read so that no copy of an erased account has to be kept. */
export type CopySeal = ((text: string) => Uint8Array) | null;

export type ErasurePorts = { readonly ids: IdSource; readonly copySeal: CopySeal };

/** For how many days a copy of an erased account is kept; 0 if none is. */
export const daysOfSealedCopies = (copySeal: CopySeal): number =>
  copySeal ? RETENTION.sealedCopyDays : 0;

/** Keeps a sealed copy of an account before its erasure, if required; answers for how many days.
 * One that was never verified was never used, so nothing is kept. */
export async function keepSealedCopy(
  tx: Transaction<PrivacyStores>,
  { ids, copySeal }: ErasurePorts,
  student: Student,
): Promise<number> {
  if (!copySeal || !student.emailVerifiedAt) return 0;
  const content = await tx.sealedCopies.contentOf(student, tx.now);
  await tx.sealedCopies.add({
    ...{ id: ids.next(), studentId: student.id, erasedAt: tx.now },
    sealed: copySeal(content),
  });
  return daysOfSealedCopies(copySeal);
}
