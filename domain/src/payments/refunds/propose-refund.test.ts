import { describe, expect, it } from '@jest/globals';
import { aFact, aRefundFact, byWebhook } from '../../testing/a-fact.js';
import { aPayment } from '../../testing/a-payment.js';
import { aStudent } from '../../testing/a-student.js';
import { aTestContext, type TestContext } from '../../testing/a-test-context.js';
import { applyProviderUpdate } from '../attempts/apply-provider-update.js';
import { approveRefund, declineRefund, proposeRefund } from './propose-refund.js';
import { refundPayment } from './refund-payment.js';

const student = aStudent();
const order = aPayment({ studentId: student.id });
const support = { adminId: 'admin-1', username: 'ravi' };
const finance = { adminId: 'admin-2', username: 'meera' };
const request = { paymentId: order.id, tryId: null, reason: 'Paid twice' };

const heard = (world: TestContext, fact: ReturnType<typeof aFact>) =>
  world.unitOfWork.run((tx) =>
    applyProviderUpdate(tx, world.issuer, byWebhook(order.orderId!, fact)),
  );

async function paid() {
  const world = await aTestContext({ students: [student], payments: [order] });
  await heard(world, aFact({ paymentId: 'pay_1' }));
  return world;
}

async function proposed() {
  const world = await paid();
  const proposalId = await proposeRefund(world, support, request);
  const kept = () => world.unitOfWork.tables.refundProposals.get(proposalId);
  return { world, proposalId, kept };
}

const refundsIn = (world: TestContext) => [...world.unitOfWork.tables.refunds.values()];
const actionsIn = (world: TestContext) => world.unitOfWork.audit().map(({ action }) => action);

describe('A refund that support proposes', () => {
  it('moves no money before somebody else approves it, once', async () => {
    const { world, proposalId, kept } = await proposed();
    expect(kept()).toMatchObject({ tryId: 'pay_1', amount: 50_000, state: 'open' });
    expect(refundsIn(world)).toEqual([]);
    const all = await Promise.allSettled([
      approveRefund(world, finance, { proposalId }),
      approveRefund(world, { ...finance, adminId: 'admin-3' }, { proposalId }),
      approveRefund(world, finance, { proposalId }),
    ]);
    expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect(refundsIn(world)).toMatchObject([
      { amount: 50_000, reason: 'Paid twice', speed: 'normal', state: 'processed' },
    ]);
    expect(world.gateway.refunds.size).toBe(1);
    expect(kept()).toMatchObject({
      ...{ state: 'approved', decidedBy: 'meera', refundId: refundsIn(world)[0]?.id },
    });
    expect(actionsIn(world)).toEqual(['propose-refund', 'refund-payment', 'approve-refund']);
    const again = approveRefund(world, finance, { proposalId });
    await expect(again).rejects.toMatchObject({ code: 'proposal_decided' });
  });

  it('is not approved by who proposed it', async () => {
    const { world, proposalId, kept } = await proposed();
    const approving = approveRefund(world, support, { proposalId });
    await expect(approving).rejects.toMatchObject({ kind: 'forbidden', code: 'own_proposal' });
    expect(kept()?.state).toBe('open');
    expect(refundsIn(world)).toEqual([]);
  });

  it('is void if the money went back at the provider meanwhile', async () => {
    const { world, proposalId, kept } = await proposed();
    await heard(world, aRefundFact('pay_1', 'processed'));
    const approving = approveRefund(world, finance, { proposalId });
    await expect(approving).rejects.toMatchObject({ code: 'proposal_void' });
    expect(kept()?.state).toBe('void');
    expect(world.gateway.refunds.size).toBe(0);
  });

  it('is void once finance refunds without it', async () => {
    const { world, proposalId, kept } = await proposed();
    await refundPayment(world, finance, request);
    expect(kept()?.state).toBe('void');
    const approving = approveRefund(world, finance, { proposalId });
    await expect(approving).rejects.toMatchObject({ code: 'proposal_decided' });
    expect(world.gateway.refunds.size).toBe(1);
  });

  it('is declined with a reason, and may be proposed again', async () => {
    const { world, proposalId, kept } = await proposed();
    const decline = (reason: string) => declineRefund(world, finance, { proposalId, reason });
    await expect(decline(' ')).rejects.toMatchObject({
      details: { fields: { reason: expect.any(String) } },
    });
    await decline('The test was taken.');
    expect(kept()).toMatchObject({ state: 'declined', answer: 'The test was taken.' });
    await expect(decline('Once more.')).rejects.toMatchObject({ code: 'proposal_decided' });
    await proposeRefund(world, support, request);
    expect(world.unitOfWork.tables.refundProposals.size).toBe(2);
  });

  it('is refused a second time, without a reason, without money, and of no payment', async () => {
    const { world } = await proposed();
    const again = proposeRefund(world, finance, request);
    await expect(again).rejects.toMatchObject({ code: 'refund_proposed' });
    const wordless = proposeRefund(world, support, { ...request, reason: '' });
    await expect(wordless).rejects.toMatchObject({ kind: 'invalid' });
    const unpaid = await aTestContext({ students: [student], payments: [order] });
    const nothing = proposeRefund(unpaid, support, request);
    await expect(nothing).rejects.toMatchObject({ code: 'nothing_to_refund' });
    const nowhere = proposeRefund(world, support, { ...request, paymentId: 'none' });
    await expect(nowhere).rejects.toMatchObject({ kind: 'not-found' });
    const unknown = approveRefund(world, finance, { proposalId: 'none' });
    await expect(unknown).rejects.toMatchObject({ kind: 'not-found' });
  });

  it('is not proposed beside a refund that is under way', async () => {
    const world = await paid();
    world.gateway.down = true;
    await refundPayment(world, finance, request);
    const late = proposeRefund(world, support, request);
    await expect(late).rejects.toMatchObject({ code: 'nothing_to_refund' });
  });
});
