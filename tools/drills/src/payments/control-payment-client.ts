import { randomUUID } from 'node:crypto';
import { PAISE_PER_RUPEE } from '@portal/domain/payments/orders/payment.js';
import type { WebhookEvent } from '@portal/sandbox/razorpay/webhook-event.js';
import pg from 'pg';
import type Razorpay from 'razorpay';
import type { Delivery } from './webhook-sender.js';
import {
  ORDER_REQUEST,
  type Offer,
  type Payer,
  type PayerRecord,
  type Proof,
  type PaymentClient,
} from './payment-client.js';

const OK = 200;
const ATTEMPTS = 5;

const TABLES = `
  CREATE TABLE control_payers (
    id uuid PRIMARY KEY, order_id text, is_paid boolean DEFAULT false, attempts int DEFAULT 0,
    receipts int DEFAULT 0)`;
const ADD = 'INSERT INTO control_payers (id) VALUES ($1)';
const SET_ORDER = 'UPDATE control_payers SET order_id = $2 WHERE id = $1';
const FIND = 'SELECT is_paid AS "isPaid" FROM control_payers WHERE order_id = $1';
const PAID = 'UPDATE control_payers SET is_paid = true WHERE order_id = $1';
const FAILED = 'UPDATE control_payers SET is_paid = false WHERE order_id = $1';
const GRANT = `
  UPDATE control_payers SET attempts = attempts + ${ATTEMPTS}, receipts = receipts + 1
  WHERE order_id = $1`;
const RECORDS = `
  SELECT id, is_paid AS "isPaid", attempts, receipts, receipts AS mails
  FROM control_payers WHERE id = ANY($1)`;

/**
 * What many would write first: it believes the last event, and looks before it grants, but neither
 * locks nor has the database hold that it grants once.
 */
export class ControlPaymentClient implements PaymentClient {
  private readonly pool: pg.Pool;

  private constructor(
    databaseUrl: string,
    private readonly provider: Razorpay,
  ) {
    this.pool = new pg.Pool({ connectionString: databaseUrl });
  }

  static async open(databaseUrl: string, provider: Razorpay): Promise<ControlPaymentClient> {
    const paymentClient = new ControlPaymentClient(databaseUrl, provider);
    await paymentClient.pool.query(TABLES);
    return paymentClient;
  }

  async admit(count: number): Promise<readonly Payer[]> {
    const ids = Array.from({ length: count }, () => randomUUID());
    for (const id of ids) await this.pool.query(ADD, [id]);
    return ids.map((id) => ({ id, email: `${id}@example.com`, token: '' }));
  }

  async order({ id }: Payer): Promise<Offer> {
    const amount = ORDER_REQUEST.amount * PAISE_PER_RUPEE;
    const order = await this.provider.orders.create({ ...ORDER_REQUEST, amount });
    await this.pool.query(SET_ORDER, [id, order.id]);
    return { status: OK, orderId: order.id };
  }

  async verify(_: Payer, { razorpay_order_id: orderId }: Proof): Promise<number> {
    await this.grant(String(orderId));
    return OK;
  }

  async deliver({ body }: Delivery): Promise<number> {
    const { event, payload } = JSON.parse(body) as WebhookEvent;
    const { order_id: orderId } = payload.payment.entity;
    if (event === 'payment.failed') await this.pool.query(FAILED, [orderId]);
    if (event === 'payment.captured' || event === 'order.paid') await this.grant(orderId);
    return OK;
  }

  isSettled = (): Promise<boolean> => Promise.resolve(true);

  async records(payers: readonly Payer[]): Promise<readonly PayerRecord[]> {
    const ids = payers.map(({ id }) => id);
    return (await this.pool.query<PayerRecord>(RECORDS, [ids])).rows;
  }

  gaps = (): Promise<number> => Promise.resolve(0);

  stop = (): Promise<void> => this.pool.end();

  private async grant(orderId: string): Promise<void> {
    const { rows } = await this.pool.query<{ isPaid: boolean }>(FIND, [orderId]);
    if (rows[0]?.isPaid) return;
    await this.pool.query(PAID, [orderId]);
    await this.pool.query(GRANT, [orderId]);
  }
}
