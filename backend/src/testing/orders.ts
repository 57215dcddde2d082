import type { Student } from '@portal/domain/accounts/student.js';
import { signedInStudent, type SignedIn } from './students.js';
import type { Answer, TestClient } from './test-client.js';
import type { Replica, TestPortal } from './test-portal.js';

export type Order = { readonly id: string; readonly amount: number; readonly currency: string };

const ORDER_REQUEST = { amount: 500, currency: 'INR' };

export const askForOrder = (client: TestClient, changes: object = {}): Promise<Answer> =>
  client.post('/create-order', { ...ORDER_REQUEST, ...changes });

export async function orderOf({ client }: SignedIn): Promise<Order> {
  const { status, body } = await askForOrder(client);
  expect(status).toBe(200);
  return (body as { order: Order }).order;
}

/** What the provider answers about orders. */
export async function readOrders({ config, razorpay }: TestPortal, path: string): Promise<unknown> {
  const { RAZORPAY_KEY_ID: id, RAZORPAY_KEY_SECRET: secret } = config;
  const Authorization = `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`;
  const url = `${razorpay.apiUrl}/v1/orders${path}`;
  return (await fetch(url, { headers: { Authorization } })).json();
}

export async function paidOnline(portal: TestPortal, changes: Partial<Student> = {}) {
  const one = await signedInStudent(portal, changes);
  const { id: orderId } = await orderOf(one);
  const proof = portal.razorpay.pay(orderId, { sendWebhooks: false });
  expect((await one.client.post('/verify-payment', proof)).status).toBe(200);
  const { id } = (await portal.ports.payments.findByOrderId(orderId))!;
  return { one, id, orderId, paymentId: proof.razorpay_payment_id };
}

export type Payer = Awaited<ReturnType<typeof paidOnline>>;

type Outcome = { readonly paid: number; readonly receipts: number; readonly studentPaid: boolean };

const OUTCOME = `
  SELECT
    (SELECT count(*)::int FROM payments WHERE student_id = $1 AND state = 'paid') AS paid,
    (SELECT count(*)::int FROM emails
      WHERE kind = 'payment-receipt' AND to_address = students.email) AS receipts,
    paid_at IS NOT NULL AS "studentPaid"
  FROM students WHERE id = $1`;

export async function outcomeOf({ dataSource }: Replica, { student }: SignedIn): Promise<Outcome> {
  const [row] = await dataSource.query<Outcome[]>(OUTCOME, [student.id]);
  return row!;
}

export const PAID_ONCE: Outcome = { paid: 1, receipts: 1, studentPaid: true };
export const NOT_PAID: Outcome = { paid: 0, receipts: 0, studentPaid: false };
