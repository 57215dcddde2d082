import type { PaymentFlag } from '@portal/domain/payments/ledger/payment.js';
import { Badge } from '../../components/values.js';
import { Notice } from '../../components/notice.js';

const FLAGS: Readonly<Record<PaymentFlag, readonly [label: string, words: string]>> = {
  'refund-due': [
    'Refund due',
    'The student has paid more than once. Give back all payments but one.',
  ],
  'amount-differs': [
    'Amount differs',
    'Another amount or currency was paid than was ordered. It marked nobody paid; give it back.',
  ],
  chargeback: [
    'Chargeback',
    'The bank wants an answer to a chargeback, by the date below. Answer it in Razorpay’s dashboard.',
  ],
};

export const FLAG_CHOICES = Object.entries(FLAGS).map(([id, [name]]) => ({ id, name }));

type Flagged = { readonly flag: PaymentFlag | null };

/** The payment's flag, in two words. */
export const FlagBadge = ({ flag }: Flagged) => flag && <Badge tone="bad">{FLAGS[flag][0]}</Badge>;

/** The payment's flag, with what to do about it. */
export const FlagNotice = ({ flag }: Flagged) =>
  flag && <Notice kind="error">{FLAGS[flag][1]}</Notice>;
