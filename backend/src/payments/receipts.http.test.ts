import { chooseSize } from '@portal/domain/testing/night.js';
import type { Receipt } from '@portal/domain/payments/receipts/receipt.js';
import { checkPayments } from '@portal/domain/payments/reconciliation/check-payments.js';
import { reconcilePayments } from '@portal/domain/payments/reconciliation/reconcile-payments.js';
import { NOW } from '../platform/database/now.sql.js';
import { orderOf, outcomeOf, PAID_ONCE } from '../testing/orders.js';
import { pagesOfPdf, textOfPdf } from '../testing/pdf-text.js';
import { adminTokenOf, signedInStudent, type SignedIn } from '../testing/students.js';
import { portalOfFile, type Replica, type TestPortal } from '../testing/test-portal.js';
import { anEvent, tell } from '../testing/webhooks.js';

const portal = await portalOfFile({ PROCESS_ROLE: 'api' });
const replicas = [portal, await portal.addReplica()];

type Proof = ReturnType<TestPortal['razorpay']['pay']>;
type Payer = { readonly one: SignedIn; readonly orderId: string; readonly proof: Proof };

async function payer(changes: Parameters<typeof signedInStudent>[1] = {}): Promise<Payer> {
  const one = await signedInStudent(portal, changes);
  const { id: orderId } = await orderOf(one);
  return { one, orderId, proof: portal.razorpay.pay(orderId) };
}

type Way = (payer: Payer, replica: Replica) => Promise<unknown>;

const verify: Way = ({ one, proof }: Payer, { client }: Replica) =>
  client.as(one.token).post('/verify-payment', { email: one.student.email, ...proof });
const heard =
  (event: string): Way =>
  ({ orderId, proof }, replica) =>
    tell(replica, anEvent(event, { orderId, paymentId: proof.razorpay_payment_id }));
const [webhook, orderPaid] = [heard('payment.captured'), heard('order.paid')];
const asking: Way = async ({ orderId }, { ports, dataSource }) => {
  await dataSource.query(`UPDATE payments SET check_at = ${NOW} WHERE order_id = $1`, [orderId]);
  await checkPayments(ports, 1_000);
};
const reconciled: Way = (_, { ports }) => reconcilePayments(ports);

const receiptsOf = ({ one }: Payer): Promise<readonly Receipt[]> =>
  portal.ports.receipts.findAllOf(one.student.id);

const RACES = Array.from({ length: chooseSize(3, 24) }, (_, race) => race);

it.each(RACES)('A receipt is one, whatever brings the ways, and all at once (%i)', async () => {
  const raced = await payer();
  const ways = [verify, webhook, orderPaid, asking, verify, webhook, orderPaid, asking];
  await Promise.all(ways.map((bring, turn) => bring(raced, replicas[turn % 2]!)));
  for (const bring of [...ways, reconciled]) await bring(raced, portal);
  expect(await outcomeOf(portal, raced.one)).toEqual(PAID_ONCE);
  expect(await receiptsOf(raced)).toHaveLength(1);
});

const paid = await payer({ name: 'Asha कमल Rao' });
await verify(paid, portal);
const receipt = (await receiptsOf(paid))[0]!;

describe('The receipts of a student', () => {
  it('are listed with their number, day and amount', async () => {
    const { status, body } = await paid.one.client.get('/api/receipts');
    expect(status).toBe(200);
    const { number, issuedAt } = receipt;
    expect(body).toEqual({
      success: true,
      receipts: [
        { number, issuedAt: issuedAt.toISOString(), amount: 50_000, refunded: 0, creditNotes: [] },
      ],
    });
  });

  it('are downloaded as PDF, by an admin too', async () => {
    const path = `/api/receipts/${receipt.number}/pdf`;
    const { status, headers, bytes } = await paid.one.client.download(path);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="receipt-${receipt.number}.pdf"`,
    );
    expect(pagesOfPdf(bytes)).toBe(1);
    const text = textOfPdf(bytes).replaceAll('\n', '');
    for (const part of [receipt.number, '₹500.00', 'Asha', 'कमल']) expect(text).toContain(part);
    expect((await paid.one.client.download(path)).bytes).toEqual(bytes);
    const admin = portal.client.as(await adminTokenOf(portal, 'support'));
    expect((await admin.download(`/api/admin${path.slice(4)}`)).bytes).toEqual(bytes);
    expect((await admin.download('/api/admin/receipts/RC-26-27-999999/pdf')).status).toBe(404);
  });

  it("are not another student's to read", async () => {
    const { client } = await signedInStudent(portal);
    expect((await client.get('/api/receipts')).body).toEqual({ success: true, receipts: [] });
    const { status, body } = await client.get(`/api/receipts/${receipt.number}/pdf`);
    expect([status, body]).toMatchObject([404, { success: false, code: 'receipt_not_found' }]);
  });
});

describe('An admin', () => {
  it('finds a payment by the number of its receipt, and sees it there', async () => {
    const client = portal.client.as(await adminTokenOf(portal, 'finance'));
    const { number: receiptNumber, paymentId: id } = receipt;
    for (const filter of [{ receiptNumber }, { q: receiptNumber.toLowerCase() }]) {
      expect(await client.list('payments', filter)).toMatchObject([{ id, receiptNumber }]);
    }
    const one = await client.get(`/api/admin/payments/${id}`);
    expect(one.body).toMatchObject({ id, receiptNumber });
  });
});
