import { studentsFound } from '../accounts/index.js';
import { aCount, aMoment, anId, aText, aWord, somePaise } from '../platform/admin-lists/columns.js';
import {
  betweenDays,
  isId,
  isText,
  type ListSpec,
  searchesText,
} from '../platform/admin-lists/list-spec.js';

const q = searchesText(
  (parameter) => `
    number = upper(${parameter}) OR receipt_number = upper(${parameter})
    OR cause_id = ${parameter}
    OR student_id = ANY (${studentsFound(parameter)})`,
);

const part = (name: string): string => `(tax ->> '${name}')::int`;

export const CREDIT_NOTES: ListSpec = {
  resource: 'credit-notes',
  roles: ['finance'],
  subject: 'credit-note',
  from: 'credit_notes',
  key: 'number',
  keyType: 'text',
  columns: {
    id: aText('number'),
    receiptNumber: aText('receipt_number'),
    receiptIssuedAt: aMoment('receipt_issued_at'),
    issuedAt: aMoment('issued_at'),
    cause: aWord(['refund', 'chargeback'], 'cause'),
    causeId: aText('cause_id'),
    paymentId: anId('payment_id'),
    providerPaymentId: aText('provider_payment_id'),
    payerName: aText('payer_name'),
    payerEmail: aText('payer_email'),
    amount: somePaise('amount'),
    taxable: somePaise(part('taxable')),
    cgst: somePaise(part('cgst')),
    sgst: somePaise(part('sgst')),
    igst: somePaise(part('igst')),
    ratePercent: aCount(part('ratePercent')),
    placeOfSupply: aText("tax ->> 'placeOfSupply'"),
    gstin: aText("tax ->> 'gstin'"),
  },
  sorts: { issuedAt: 'issued_at' },
  newest: 'issuedAt',
  filters: {
    q,
    cause: isText('cause'),
    paymentId: isId('payment_id'),
    ...betweenDays('issued_at'),
  },
};
