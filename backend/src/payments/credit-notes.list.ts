import { studentsFound } from '../accounts/index.js';
import * as column from '../platform/admin-lists/columns.js';
import * as list from '../platform/admin-lists/list-spec.js';

const q = list.searchesText(
  (parameter) => `
    number = upper(${parameter}) OR receipt_number = upper(${parameter})
    OR cause_id = ${parameter}
    OR student_id = ANY (${studentsFound(parameter)})`,
);

const part = (name: string): string => `(tax ->> '${name}')::int`;

export const CREDIT_NOTES: list.ListSpec = {
  resource: 'credit-notes',
  roles: ['finance'],
  subject: 'credit-note',
  from: 'credit_notes',
  key: 'number',
  keyType: 'text',
  columns: {
    id: column.aText('number'),
    receiptNumber: column.aText('receipt_number'),
    receiptIssuedAt: column.aMoment('receipt_issued_at'),
    issuedAt: column.aMoment('issued_at'),
    cause: column.aWord(['refund', 'chargeback'], 'cause'),
    causeId: column.aText('cause_id'),
    paymentId: column.anId('payment_id'),
    providerPaymentId: column.aText('provider_payment_id'),
    payerName: column.aText('payer_name'),
    payerEmail: column.aText('payer_email'),
    amount: column.somePaise('amount'),
    taxable: column.somePaise(part('taxable')),
    cgst: column.somePaise(part('cgst')),
    sgst: column.somePaise(part('sgst')),
    igst: column.somePaise(part('igst')),
    ratePercent: column.aCount(part('ratePercent')),
    placeOfSupply: column.aText("tax ->> 'placeOfSupply'"),
    gstin: column.aText("tax ->> 'gstin'"),
  },
  sorts: { issuedAt: 'issued_at' },
  newest: 'issuedAt',
  filters: {
    q,
    cause: list.isText('cause'),
    paymentId: list.isId('payment_id'),
    ...list.betweenDays('issued_at'),
  },
};
