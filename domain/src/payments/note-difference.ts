import type { BookDifference, DifferenceKind } from './ports.js';
import type { IdSource } from '../shared/sources.js';
import type { Work } from '../shared/unit-of-work.js';

type Found = Omit<BookDifference, 'id' | 'foundAt' | 'kind'>;

/** Notes how the provider's books and ours differ, once. */
export const noteDifference = (
  { unitOfWork, ids }: Work & { readonly ids: IdSource },
  kind: DifferenceKind,
  found: Found,
): Promise<void> =>
  unitOfWork.run((tx) =>
    tx.payments.noteDifference({ id: ids.next(), foundAt: tx.now, kind, ...found }),
  );
