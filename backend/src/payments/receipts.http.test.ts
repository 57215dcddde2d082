import { chooseSize } from '@portal/domain/testing/night.js';
import { financialYearOf } from '@portal/domain/payments/receipts/financial-year.js';
import type { Receipt } from '@portal/domain/payments/receipts/receipt.js';
import { checkPayments } from '@portal/domain/payments/reconciliation/check-payments.js';
import { reconcilePayments } from '@portal/domain/payments/reconciliation/reconcile-payments.js';
import { NOW } from '../platform/database/now.sql.js';
import { orderOf, outcomeOf, PAID_ONCE } from '../testing/orders.js';
import { pagesOfPdf, textOfPdf } from '../testing/pdf-text.js';
import { adminTokenOf, signedInStudent, type SignedIn } from '../testing/students.js';
import { portalOfFile, type Replica, type TestPortal } from '../testing/test-portal.js';
import { WITH_GST } from '../testing/with-gst.js';
import { until } from '../testing/until.js';
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

const verified = ({ one, proof }: Payer, { client }: Replica) =>
  client.as(one.token).post('/verify-payment', { email: one.student.email, ...proof });
const verify: Way = verified;
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

const numbers = async (): Promise<string[]> => {
  const sql = 'SELECT number FROM receipts ORDER BY number';
  return (await portal.dataSource.query<{ number: string }[]>(sql)).map(({ number }) => number);
};

async function expectNoGaps(): Promise<void> {
  const all = await numbers();
  expect(all.map((number) => Number(number.slice(-6)))).toEqual(all.map((_, at) => at + 1));
  expect(new Set(all.map((number) => number.slice(0, 9))).size).toBe(1);
}

const RACES = Array.from({ length: chooseSize(3, 24) }, (_, race) => race);

it.each(RACES)('A receipt is one, whatever brings the ways, and all at once (%i)', async () => {
  const paid = await payer();
  const ways = [verify, webhook, orderPaid, asking, verify, webhook, orderPaid, asking];
  await Promise.all(ways.map((bring, turn) => bring(paid, replicas[turn % 2]!)));
  for (const bring of [...ways, reconciled]) await bring(paid, portal);
  expect(await outcomeOf(portal, paid.one)).toEqual(PAID_ONCE);
  expect(await receiptsOf(paid)).toHaveLength(1);
});

const STUDENTS = chooseSize(20, 200);
const TOGETHER = 10;
const EVERY_FIFTH_FAILS = 5;

it('of all who pay at once each has the next number, though transactions fail on the way', async () => {
  const before = (await numbers()).length;
  const payers: Payer[] = [];
  while (payers.length < STUDENTS) {
    payers.push(...(await Promise.all(Array.from({ length: TOGETHER }, () => payer()))));
  }
  const failing: Way = ({ orderId, proof }, { ports }) =>
    ports.unitOfWork
      .run(async (tx) => {
        const place = await tx.receipts.nextPlace(financialYearOf(new Date()));
        throw new Error(`${orderId} ${proof.razorpay_payment_id} ${place}`);
      })
      .catch(() => undefined);
  await Promise.all(
    payers.map(async (one, turn) => {
      const replica = replicas[turn % 2]!;
      if (turn % EVERY_FIFTH_FAILS === 0) await failing(one, replica);
      // Who is put off by a busy server asks again, as the page does.
      await until(async () => (await verified(one, replica)).status === 200);
    }),
  );
  expect(await numbers()).toHaveLength(before + STUDENTS);
  await expectNoGaps();
});

const paidWithReceipt = async (changes: Parameters<typeof signedInStudent>[1] = {}) => {
  const paid = await payer(changes);
  await verify(paid, portal);
  const [receipt] = await receiptsOf(paid);
  return { paid, receipt: receipt! };
};

describe('The receipts of a student', () => {
  it('are listed with their number, day and amount', async () => {
    const { paid, receipt } = await paidWithReceipt();
    const { status, body } = await paid.one.client.get('/api/receipts');
    expect(status).toBe(200);
    const { number, issuedAt } = receipt;
    expect(body).toEqual({
      success: true,
      receipts: [
        { number, issuedAt: issuedAt.toISOString(), amount: 50_000, refunded: 0, creditNotes: [] },
      ],
    });
    const none = await (await signedInStudent(portal)).client.get('/api/receipts');
    expect(none.body).toEqual({ success: true, receipts: [] });
  });

  it('are downloaded as PDF', async () => {
    const { paid, receipt } = await paidWithReceipt({ name: 'Asha कमल Rao' });
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
  });

  it("are not another student's to read", async () => {
    const { receipt } = await paidWithReceipt();
    const { client } = await signedInStudent(portal);
    const { status, body } = await client.get(`/api/receipts/${receipt.number}/pdf`);
    expect([status, body]).toMatchObject([404, { success: false, code: 'receipt_not_found' }]);
  });
});

describe('An admin', () => {
  it('downloads any receipt', async () => {
    const { receipt } = await paidWithReceipt();
    const admin = portal.client.as(await adminTokenOf(portal, 'support'));
    const found = await admin.download(`/api/admin/receipts/${receipt.number}/pdf`);
    expect(found.status).toBe(200);
    expect(textOfPdf(found.bytes)).toContain(receipt.number);
    expect((await admin.download('/api/admin/receipts/RC-26-27-999999/pdf')).status).toBe(404);
  });

  it('finds a payment by the number of its receipt, and sees it there', async () => {
    const { receipt } = await paidWithReceipt();
    const client = portal.client.as(await adminTokenOf(portal, 'finance'));
    const { number: receiptNumber, paymentId: id } = receipt;
    for (const filter of [{ receiptNumber }, { q: receiptNumber.toLowerCase() }]) {
      expect(await client.list('payments', filter)).toMatchObject([{ id, receiptNumber }]);
    }
    const one = await client.get(`/api/admin/payments/${id}`);
    expect(one.body).toMatchObject({ id, receiptNumber });
  });
});

it('With GST a receipt is a tax invoice; those from before stay as they were', async () => {
  const earlier = await paidWithReceipt();
  const replica = await portal.addReplica(WITH_GST);
  const paid = await payer();
  await verify(paid, replica);
  const [receipt] = await receiptsOf(paid);
  expect(receipt!.tax).toMatchObject({ taxable: 42_372, cgst: 3_814, sgst: 3_814, igst: 0 });
  const textOf = async ({ number }: Receipt, { client }: SignedIn) =>
    textOfPdf((await client.download(`/api/receipts/${number}/pdf`)).bytes);
  expect(await textOf(receipt!, paid.one)).toContain('27AAAAA0000A1Z2');
  expect(await textOf(earlier.receipt, earlier.paid.one)).not.toContain('GSTIN');
});
