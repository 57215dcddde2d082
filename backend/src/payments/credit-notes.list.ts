import { studentsFound } from '../accounts/index.js';
import { words } from '../platform/http/input.js';
import {
  before,
  isId,
  isText,
  since,
  type ListFilter,
  type ListSpec,
} from '../platform/admin-lists/list-spec.js';

/** By its own number, that of the invoice, an id of the provider, or the student's name or email. */
const search: ListFilter = {
  value: words,
  isSearch: true,
  sql: (parameter) => `
    number = upper(${parameter}) OR receipt_number = upper(${parameter})
    OR cause_id = ${parameter}
    OR student_id = ANY (${studentsFound(parameter)})`,
};

const part = (name: string): string => `(tax ->> '${name}')::int`;

/** What was credited of tax invoices. */
export const CREDIT_NOTES: ListSpec = {
  resource: 'credit-notes',
  roles: ['finance'],
  from: 'credit_notes',
  key: 'number',
  keyType: 'text',
  columns: {
    id: 'number',
    receiptNumber: 'receipt_number',
    receiptIssuedAt: 'receipt_issued_at',
    issuedAt: 'issued_at',
    cause: 'cause',
    causeId: 'cause_id',
    paymentId: 'payment_id',
    tryId: 'try_id',
    payerName: 'payer_name',
    payerEmail: 'payer_email',
    amount: 'amount',
    taxable: part('taxable'),
    cgst: part('cgst'),
    sgst: part('sgst'),
    igst: part('igst'),
    ratePercent: part('ratePercent'),
    placeOfSupply: "tax ->> 'placeOfSupply'",
    gstin: "tax ->> 'gstin'",
  },
  sorts: { issuedAt: 'issued_at' },
  newest: 'issuedAt',
  filters: {
    q: search,
    cause: isText('cause'),
    paymentId: isId('payment_id'),
    since: since('issued_at'),
    before: before('issued_at'),
  },
};
