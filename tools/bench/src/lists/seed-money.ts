import { AT, EMAIL, id, type Filling } from './columns.js';

/** A year has six figures of them. */
const RECEIPT =
  "'RC-' || 26 + n / 1000000 || '-' || 27 + n / 1000000 || '-' || lpad((n % 1000000)::text, 6, '0')";

/** What was paid, and what became of it. */
export const MONEY: readonly Filling[] = [
  [
    'payments',
    `INSERT INTO payments (id, student_id, receipt, order_id, payment_id, amount, currency, state,
       created_at, paid_at, flag)
     SELECT ${id(4)}, ${id(1)}, 'receipt_' || n, 'order_' || n, 'pay_' || n, 50000, 'INR',
       CASE WHEN n % 20 = 0 THEN 'open' ELSE 'paid' END, ${AT}, CASE WHEN n % 20 > 0 THEN ${AT} END, CASE WHEN n % 50 = 1 THEN 'refund-due' END
     FROM generate_series(1, $1::int) AS n`,
    0.2,
  ],
  [
    'refunds',
    `INSERT INTO refunds (id, payment_id, provider_payment_id, amount, state, provider_id, reason, created_at)
     SELECT ${id(9)}, ${id(4)}, 'pay_' || n, 50000, CASE WHEN n % 10 = 0 THEN 'requested' ELSE 'processed' END,
       'rfnd_' || n, 'Paid twice', ${AT}
     FROM generate_series(1, $1::int) AS n`,
    0.2,
  ],
  [
    'receipts',
    `INSERT INTO receipts (number, payment_id, provider_payment_id, order_id, student_id, issued_at, payer_name, payer_email,
       amount, currency, description, issuer, tax)
     SELECT ${RECEIPT}, ${id(4)}, 'pay_' || n, 'order_' || n, ${id(1)}, ${AT}, 'Asha Rao',
       ${EMAIL}, 50000, 'INR', 'Fee', '{"name": "Saral Digital", "address": ""}', '{"gstin": "27AAAAA0000A1Z2", "state": "Maharashtra", "sac": "999293",
         "ratePercent": 18, "placeOfSupply": "Maharashtra", "taxable": 42372, "cgst": 3814, "sgst": 3814, "igst": 0}'
     FROM generate_series(1, $1::int) AS n`,
    0.2,
  ],
  [
    'credit_notes',
    `INSERT INTO credit_notes (number, receipt_number, receipt_issued_at, cause, cause_id, payment_id, provider_payment_id,
       order_id, student_id, issued_at, payer_name, payer_email, amount, currency, description, issuer, tax)
     SELECT 'CN' || substr(number, 3), number, issued_at,
       CASE WHEN number LIKE '%00' THEN 'chargeback' ELSE 'refund' END, 'rfnd_' || substr(provider_payment_id, 5), payment_id,
       provider_payment_id, order_id, student_id, issued_at, payer_name, payer_email, amount, currency, description, issuer, tax
     FROM receipts ORDER BY number LIMIT $1::int`,
    0.2,
  ],
  [
    'chargebacks',
    `INSERT INTO chargebacks (id, payment_id, provider_payment_id, amount, deducted, reason, phase, state,
       respond_by, opened_at, as_of)
     SELECT 'disp_' || n, ${id(4)}, 'pay_' || n, 50000, 0, 'fraud', 'chargeback',
       CASE WHEN n % 100 = 0 THEN 'open' ELSE 'won' END, ${AT}, ${AT}, ${AT}
     FROM generate_series(1, $1::int) AS n`,
    0.2,
  ],
  [
    'provider_events',
    `INSERT INTO provider_events (id, name, order_id, state, received_at, worked_at, body)
     SELECT 'event_' || n, 'payment.captured', 'order_' || n,
       CASE WHEN n % 100 = 0 THEN 'unmatched' ELSE 'done' END, ${AT}, ${AT}, '{}'
     FROM generate_series(1, $1::int) AS n`,
    0.2,
  ],
  [
    'payment_differences',
    `INSERT INTO payment_differences (id, kind, order_id, provider_payment_id, amount, found_at)
     SELECT ${id(0)}, CASE WHEN n % 10 = 0 THEN 'amount-differs' ELSE 'paid-there-only' END, 'order_' || n,
       'pay_' || n, 50000, ${AT}
     FROM generate_series(1, $1::int) AS n`,
    0.2,
  ],
  [
    'settlements',
    `INSERT INTO settlements (id, state, amount, utr, credit, debit, fee, tax, entries, missing, created_at)
     SELECT 'setl_' || n, 'processed', 48820, 'utr_' || n, 48820, 0, 1180, 180, 1,
       CASE WHEN n % 100 = 0 THEN 1 ELSE 0 END, ${AT}
     FROM generate_series(1, $1::int) AS n`,
    0.02,
  ],
  [
    'settlement_entries',
    `INSERT INTO settlement_entries (settlement_id, id, kind, payment_id, order_id, chargeback_id, amount, credit,
       debit, fee, tax)
     SELECT 'setl_' || n, 'pay_' || n, 'payment', 'pay_' || n, 'order_' || n, '', 50000, 48820, 0, 1180, 180
     FROM generate_series(1, $1::int) AS n`,
    0.02,
  ],
];
