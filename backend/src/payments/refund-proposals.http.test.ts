import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { orderOf } from '../testing/orders.js';
import { adminTokenOf, signedInStudent } from '../testing/students.js';
import { portalOfFile } from '../testing/test-portal.js';

const portal = await portalOfFile({ PROCESS_ROLE: 'api' });
const other = await portal.addReplica();
const support = portal.client.as(await adminTokenOf(portal, 'support'));
const owner = portal.client.as(await adminTokenOf(portal, 'owner'));
const financeToken = await adminTokenOf(portal, 'finance');
const finance = portal.client.as(financeToken);

async function paid() {
  const one = await signedInStudent(portal);
  const { id: orderId } = await orderOf(one);
  const proof = portal.razorpay.pay(orderId);
  expect((await one.client.post('/verify-payment', proof)).status).toBe(200);
  const payment = await portal.ports.payments.findByOrderId(orderId);
  return { id: payment!.id, tryId: proof.razorpay_payment_id };
}

const propose = (id: string, by = support) =>
  by.post(`/api/admin/payments/${id}/propose-refund`, { reason: 'Paid twice.' });

async function proposed() {
  const payment = await paid();
  const { body } = await propose(payment.id);
  return { ...payment, proposalId: (body as { proposalId: string }).proposalId };
}

const approve = (proposalId: string, by = finance) =>
  by.post(`/api/admin/refund-proposals/${proposalId}/approve`, {});

const refundsOf = (paymentId: string) =>
  portal.dataSource.query<{ reason: string }[]>(
    'SELECT reason FROM refunds WHERE payment_id = $1',
    [paymentId],
  );
const codeOf = ({ body }: { body: unknown }) => (body as { code?: string }).code;

describe('A proposed refund', () => {
  it('is one refund, however many approve it at once, on whichever replica', async () => {
    const { id, proposalId } = await proposed();
    expect(await refundsOf(id)).toEqual([]);
    const elsewhere = other.client.as(financeToken);
    const all = await Promise.all([
      ...[approve(proposalId), approve(proposalId, elsewhere)],
      ...[approve(proposalId, owner), approve(proposalId, elsewhere)],
    ]);
    expect(all.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(await refundsOf(id)).toEqual([{ reason: 'Paid twice.' }]);
    const shown = await support.get(`/api/admin/refund-proposals/${proposalId}`);
    expect(shown.body).toMatchObject({ state: 'approved', amount: 50_000 });
    const again = await propose(id);
    expect([again.status, codeOf(again)]).toEqual([409, 'nothing_to_refund']);
  });

  it('says whether the student sits a test now, to who decides', async () => {
    const { id, proposalId } = await proposed();
    const shown = async () => (await finance.get(`/api/admin/refund-proposals/${proposalId}`)).body;
    expect(await shown()).toMatchObject({ isBeingTested: false });
    await portal.dataSource.query(
      `INSERT INTO attempts (id, student_id, domain, state, started_at, deadline, pass_percent,
         questions, answers)
       SELECT gen_random_uuid(), student_id, 'hr', 'open', created_at, created_at, 65, '[]', '{}'
       FROM payments WHERE id = $1`,
      [id],
    );
    expect(await shown()).toMatchObject({ isBeingTested: true });
  });

  it('is proposed once by two clicks, listed and counted until it is decided', async () => {
    const { id } = await paid();
    const count = async () => {
      const { body } = await finance.get('/api/admin/dashboard');
      return (body as { money: { proposals: number } }).money.proposals;
    };
    const before = await count();
    const both = await Promise.all([propose(id), propose(id)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await count()).toBe(before + 1);
    const filter = encodeURIComponent(JSON.stringify({ state: 'open', paymentId: id }));
    const { body } = await finance.get(`/api/admin/refund-proposals?filter=${filter}`);
    const rows = body as { id: string }[];
    expect(rows).toMatchObject([{ paymentId: id, reason: 'Paid twice.' }]);
    const path = `/api/admin/refund-proposals/${rows[0]!.id}/decline`;
    expect((await finance.post(path, { reason: '' })).status).toBe(400);
    expect((await finance.post(path, { reason: 'The test was taken.' })).status).toBe(200);
    expect(await count()).toBe(before);
    expect(await refundsOf(id)).toEqual([]);
    expect(codeOf(await approve(rows[0]!.id))).toBe('proposal_decided');
  });

  it('is approved by nobody who may not, and not by who proposed it', async () => {
    const { id } = await paid();
    const own = (await propose(id, owner)).body as { proposalId: string };
    const refused = await approve(own.proposalId, owner);
    expect([refused.status, codeOf(refused)]).toEqual([403, 'own_proposal']);
    expect(codeOf(await approve(own.proposalId, support))).toBe('role_forbids');
    expect(codeOf(await propose(id, finance))).toBe('role_forbids');
    expect(await refundsOf(id)).toEqual([]);
    expect((await approve(randomUUID())).status).toBe(404);
  });

  it('is void once finance has refunded without it', async () => {
    const { id, proposalId } = await proposed();
    const refund = await finance.post(`/api/admin/payments/${id}/refund`, { reason: 'At once.' });
    expect(refund.status).toBe(200);
    expect(codeOf(await approve(proposalId))).toBe('proposal_decided');
    const shown = await finance.get(`/api/admin/refund-proposals/${proposalId}`);
    expect(shown.body).toMatchObject({ state: 'void' });
    expect(await refundsOf(id)).toHaveLength(1);
  });
});
