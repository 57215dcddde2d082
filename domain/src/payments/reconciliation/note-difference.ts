import type { IdSource } from '../../kernel/sources.js';
import type { Work } from '../../kernel/transaction.js';
import type { PaymentDifference, DifferenceKind } from '../settlements/difference.js';
import type { PaymentStores } from '../stores.js';

type Found = Omit<PaymentDifference, 'id' | 'foundAt' | 'kind'>;

export const noteDifference = (
  { unitOfWork, ids }: Work<PaymentStores> & { readonly ids: IdSource },
  kind: DifferenceKind,
  found: Found,
): Promise<void> =>
  unitOfWork.run((tx) =>
    tx.payments.noteDifference({ id: ids.next(), foundAt: tx.now, kind, ...found }),
  );
