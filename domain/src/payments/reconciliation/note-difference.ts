import type { Work, IdSource } from '../../kernel/transaction.js';
import type { PaymentDifference, DifferenceKind } from '../settlements/difference.js';
import type { PaymentStores } from '../ports.js';

type Found = Omit<PaymentDifference, 'id' | 'foundAt' | 'kind'>;

export const noteDifference = (
  { unitOfWork, ids }: Work<PaymentStores> & { readonly ids: IdSource },
  kind: DifferenceKind,
  found: Found,
): Promise<void> =>
  unitOfWork.run((tx) =>
    tx.payments.noteDifference({ id: ids.next(), foundAt: tx.now, kind, ...found }),
  );
