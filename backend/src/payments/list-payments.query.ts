import { PAISE_PER_RUPEE, type Payment, statusOf } from '@portal/domain/payments/index.js';
import type { DataSource } from 'typeorm';

const MOST_ROWS = 100;

const NEWEST = `
  SELECT payment.id AS "_id", order_id AS "orderId", payment_id AS "paymentId",
    name AS "customerName", email AS "customerEmail", amount, state,
    payment.created_at AS "createdAt"
  FROM payments AS payment JOIN students ON students.id = student_id
  ORDER BY payment.created_at DESC, payment.id LIMIT ${MOST_ROWS}`;

type Row = Pick<Payment, 'amount' | 'state'> & Readonly<Record<string, unknown>>;

/** The newest payments in the specification's form; amounts in rupees. */
export async function newestPayments(dataSource: DataSource) {
  const rows = await dataSource.query<Row[]>(NEWEST);
  return rows.map(({ state, amount, ...row }) => ({
    ...row,
    amount: amount / PAISE_PER_RUPEE,
    status: statusOf({ state }),
  }));
}
