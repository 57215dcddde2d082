import { secondsAfter } from '../../kernel/time.js';
import { recordUpdate, type Recording } from '../ledger/record-update.js';
import { RefundRefused } from '../errors.js';
import type { PaymentGateway, RefundAnswer } from '../ports.js';
import type { Refund } from './refund.js';
import { refundAgainst } from '../ledger/refundable.js';

type Ports = Recording & { readonly gateway: PaymentGateway };

const LEAST_WAIT_SECONDS = 60;
const MOST_WAIT_SECONDS = 6 * 60 * 60;

/** The older the refund, the later the next check. */
export function nextRefundCheck({ createdAt }: Pick<Refund, 'createdAt'>, now: Date): Date {
  const age = (now.getTime() - createdAt.getTime()) / 1_000;
  const wait = Math.min(Math.max(age, LEAST_WAIT_SECONDS), MOST_WAIT_SECONDS);
  return secondsAfter(now, wait);
}

const failed = (refund: Refund): Refund => ({ ...refund, state: 'failed', checkAt: null });

async function recordRefunded({ unitOfWork, issuer }: Ports, refund: Refund, answer: RefundAnswer) {
  const { speedProcessed, ...given } = answer;
  await unitOfWork.run(async (tx) => {
    const payment = await tx.payments.findById(refund.paymentId);
    if (!payment?.orderId) return;
    await tx.students.lockOwner(payment.studentId);
    await tx.refunds.save({ ...refund, providerId: given.id, speedProcessed });
    const { providerPaymentId } = refund;
    const update = {
      paymentId: providerPaymentId,
      state: 'captured',
      paid: null,
      refund: given,
    } as const;
    await recordUpdate(tx, issuer, { orderId: payment.orderId, update, source: 'refund' });
  });
}

/** Whether no chargeback for the same money was opened since; a lost one ends the refund. */
function mayBeSent({ unitOfWork }: Ports, refund: Refund): Promise<boolean> {
  return unitOfWork.run(async (tx) => {
    const found = await tx.payments.findById(refund.paymentId);
    if (found) await tx.students.lockOwner(found.studentId);
    const payment = found && (await tx.payments.findById(refund.paymentId));
    const one = payment?.attempts.find(({ id }) => id === refund.providerPaymentId);
    const next = one ? refundAgainst(refund.amount, one) : 'send';
    const live = next === 'drop' ? await tx.refunds.findLatestOf(refund.providerPaymentId) : null;
    if (live?.id === refund.id && live.state === 'requested') await tx.refunds.save(failed(live));
    return next === 'send';
  });
}

/** Sends a refund to the provider, which knows it by our id: sent twice, it is one refund. Without an answer it is sent
 * again later, and so is one whose money has an open chargeback. */
export async function sendRefund(ports: Ports, refund: Refund): Promise<void> {
  const { providerPaymentId, amount, id, speed } = refund;
  if (!(await mayBeSent(ports, refund))) return;
  try {
    const given = await ports.gateway.refund({
      paymentId: providerPaymentId,
      amount,
      receipt: id,
      speed,
    });
    await recordRefunded(ports, refund, given);
  } catch (failure) {
    if (!(failure instanceof RefundRefused)) throw failure;
    await ports.unitOfWork.run((tx) => tx.refunds.save(failed(refund)));
  }
}

/** Sends unfinished refunds again; any number of processes may run it. @returns how many @throws GatewayFailed if the
 * provider did not answer for one, after the others are done */
export async function retryRefunds(ports: Ports, most: number): Promise<number> {
  const due = await ports.unitOfWork.run(async (tx) => {
    const refunds = await tx.refunds.takeDue(tx.now, most);
    const later = refunds.map((one) => ({ ...one, checkAt: nextRefundCheck(one, tx.now) }));
    for (const refund of later) await tx.refunds.save(refund);
    return later;
  });
  const failures: unknown[] = [];
  for (const refund of due) {
    await sendRefund(ports, refund).catch((failure: unknown) => failures.push(failure));
  }
  if (failures.length > 0) throw failures[0];
  return due.length;
}
