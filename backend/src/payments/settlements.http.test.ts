import { beforeEach, describe, expect, it } from '@jest/globals';
import { readSettlements } from '@portal/domain/payments/index.js';
import { orderOf } from '../testing/orders.js';
import { adminTokenOf, signedInStudent } from '../testing/students.js';
import { portalOfFile } from '../testing/test-portal.js';

const portal = await portalOfFile({ PROCESS_ROLE: 'api' });
const finance = portal.client.as(await adminTokenOf(portal, 'finance'));

beforeEach(() =>
  portal.dataSource.query('TRUNCATE payment_differences, settlements, settlement_entries'),
);

const SECRETLY = { sendWebhooks: false };
const FEE = { fee: 1_180, tax: 180 };

/** A student who has paid. */
const paid = async () => {
  const one = await signedInStudent(portal);
  const { id: orderId } = await orderOf(one);
  const proof = portal.razorpay.pay(orderId, SECRETLY);
  await one.client.post('/verify-payment', proof);
  const payment = (await portal.ports.payments.findByOrderId(orderId))!;
  return { id: payment.id, orderId, paymentId: proof.razorpay_payment_id };
};

type Listed = readonly { readonly kind: string; readonly reference: string }[];
const listed = async (filter: object): Promise<Listed> => {
  const query = new URLSearchParams({ filter: JSON.stringify(filter) });
  return (await finance.get(`/api/admin/settlements?${String(query)}`)).body as Listed;
};
const differences = () => listed({ open: true });

describe('What the provider settled', () => {
  it('is read, summed up and listed with the bank’s reference, without a difference', async () => {
    const { id, paymentId } = await paid();
    const settlement = portal.razorpay.settle();
    await readSettlements(portal.ports);
    await readSettlements(portal.ports);
    const { body } = await finance.get(`/api/admin/settlements/${settlement}`);
    expect(body).toMatchObject({
      ...FEE,
      state: 'processed',
      amount: 48_820,
      credit: 48_820,
      debit: 0,
      entries: 1,
      missing: 0,
      reference: expect.stringMatching(/^\d{10}\w+$/) as unknown,
      settled: [{ id: paymentId, kind: 'payment', paymentId: id, credit: 48_820, ...FEE }],
    });
    expect(await listed({ q: paymentId })).toMatchObject([{ id: settlement }]);
    expect(await differences()).toEqual([]);
  });
});
