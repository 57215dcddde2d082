import { describe, expect, it } from '@jest/globals';
import { anUpdate, aRefundUpdate } from '../../testing/an-update.js';
import { tellByWebhook } from '../../testing/tell-by-webhook.js';
import { aPayment } from '../../testing/a-payment.js';
import { aStudent } from '../../testing/a-student.js';
import { aTestContext, type TestContext } from '../../testing/a-test-context.js';
import { approveRefund, declineRefund, proposeRefund } from './propose-refund.js';
import { refundPayment } from './refund-payment.js';

const student = aStudent();
const order = aPayment({ studentId: student.id });
const support = { adminId: 'admin-1', username: 'ravi' };
const finance = { adminId: 'admin-2', username: 'meera' };
const request = { paymentId: order.id, tryId: null, reason: 'Paid twice' };

const heard = (context: TestContext, update: ReturnType<typeof anUpdate>) =>
  tellByWebhook(context, order, [update]);

async function paid() {
  const context = await aTestContext({ students: [student], payments: [order] });
  await heard(context, anUpdate({ paymentId: 'pay_1' }));
  return context;
}

async function proposed() {
  const context = await paid();
  const proposalId = await proposeRefund(context, support, request);
  const kept = () => context.unitOfWork.tables.refundProposals.get(proposalId);
  return { context, proposalId, kept };
}

const refundsIn = (context: TestContext) => [...context.unitOfWork.tables.refunds.values()];
const actionsIn = (context: TestContext) => context.unitOfWork.audit().map(({ action }) => action);

describe('A refund that support proposes', () => {
  it('moves no money before somebody else approves it, once', async () => {
    const { context, proposalId, kept } = await proposed();
    expect(kept()).toMatchObject({ tryId: 'pay_1', amount: 50_000, state: 'open' });
    expect(refundsIn(context)).toEqual([]);
    const all = await Promise.allSettled([
      approveRefund(context, finance, { proposalId }),
      approveRefund(context, { ...finance, adminId: 'admin-3' }, { proposalId }),
      approveRefund(context, finance, { proposalId }),
    ]);
    expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect(refundsIn(context)).toMatchObject([
      { amount: 50_000, reason: 'Paid twice', speed: 'normal', state: 'processed' },
    ]);
    expect(context.gateway.refunds.size).toBe(1);
    expect(kept()).toMatchObject({
      ...{ state: 'approved', decidedBy: 'meera', refundId: refundsIn(context)[0]?.id },
    });
    expect(actionsIn(context)).toEqual(['propose-refund', 'refund-payment', 'approve-refund']);
    const again = approveRefund(context, finance, { proposalId });
    await expect(again).rejects.toMatchObject({ code: 'proposal_decided' });
  });

  it('is not approved by who proposed it', async () => {
    const { context, proposalId, kept } = await proposed();
    const approving = approveRefund(context, support, { proposalId });
    await expect(approving).rejects.toMatchObject({ kind: 'forbidden', code: 'own_proposal' });
    expect(kept()?.state).toBe('open');
    expect(refundsIn(context)).toEqual([]);
  });

  it('is void if the money went back at the provider meanwhile', async () => {
    const { context, proposalId, kept } = await proposed();
    await heard(context, aRefundUpdate('pay_1', 'processed'));
    const approving = approveRefund(context, finance, { proposalId });
    await expect(approving).rejects.toMatchObject({ code: 'proposal_void' });
    expect(kept()?.state).toBe('void');
    expect(context.gateway.refunds.size).toBe(0);
  });

  it('is void once finance refunds without it', async () => {
    const { context, proposalId, kept } = await proposed();
    await refundPayment(context, finance, request);
    expect(kept()?.state).toBe('void');
    const approving = approveRefund(context, finance, { proposalId });
    await expect(approving).rejects.toMatchObject({ code: 'proposal_decided' });
    expect(context.gateway.refunds.size).toBe(1);
  });

  it('is declined with a reason, and may be proposed again', async () => {
    const { context, proposalId, kept } = await proposed();
    const decline = (reason: string) => declineRefund(context, finance, { proposalId, reason });
    await expect(decline(' ')).rejects.toMatchObject({
      details: { fields: { reason: expect.any(String) } },
    });
    await decline('The test was taken.');
    expect(kept()).toMatchObject({ state: 'declined', answer: 'The test was taken.' });
    await expect(decline('Once more.')).rejects.toMatchObject({ code: 'proposal_decided' });
    await proposeRefund(context, support, request);
    expect(context.unitOfWork.tables.refundProposals.size).toBe(2);
  });

  it('is refused a second time, without a reason, without money, and of no payment', async () => {
    const { context } = await proposed();
    const again = proposeRefund(context, finance, request);
    await expect(again).rejects.toMatchObject({ code: 'refund_proposed' });
    const wordless = proposeRefund(context, support, { ...request, reason: '' });
    await expect(wordless).rejects.toMatchObject({ kind: 'invalid' });
    const unpaid = await aTestContext({ students: [student], payments: [order] });
    const nothing = proposeRefund(unpaid, support, request);
    await expect(nothing).rejects.toMatchObject({ code: 'nothing_to_refund' });
    const nowhere = proposeRefund(context, support, { ...request, paymentId: 'none' });
    await expect(nowhere).rejects.toMatchObject({ kind: 'not-found' });
    const unknown = approveRefund(context, finance, { proposalId: 'none' });
    await expect(unknown).rejects.toMatchObject({ kind: 'not-found' });
  });

  it('is not proposed beside a refund that is under way', async () => {
    const context = await paid();
    context.gateway.down = true;
    await refundPayment(context, finance, request);
    const late = proposeRefund(context, support, request);
    await expect(late).rejects.toMatchObject({ code: 'nothing_to_refund' });
  });
});
