import type { Student } from '../accounts/index.js';
import type { Transaction, IdSource } from '../kernel/transaction.js';
import { RETENTION } from '../settings/index.js';
import type { PrivacyStores } from './ports.js';

/** Seals a text so that only the holder of a key outside of this system can open it. Null where no copies of erased
 * accounts are stored. */
export type CopySeal = ((text: string) => Uint8Array) | null;

export type ErasurePorts = { readonly ids: IdSource; readonly copySeal: CopySeal };

/** How many days a copy of an erased account is stored; 0 without copies. */
export const daysOfSealedCopies = (copySeal: CopySeal): number =>
  copySeal ? RETENTION.sealedCopyDays : 0;

/** Stores a sealed copy before an erasure, if required. An account that was never verified was never used, so it gets
 * none. @returns for how many days */
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
