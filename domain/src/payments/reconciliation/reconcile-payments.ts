import type { IdSource } from '../../kernel/transaction.js';
import { secondsAfter } from '../../kernel/time.js';
import { recordUpdate, type Recording } from '../ledger/record-update.js';
import { ProviderAway } from '../errors.js';
import { amountPaid, type Payment } from '../ledger/payment.js';
import type { ProviderPayment } from '../ports.js';
import { askProviderAbout, type AskingPorts } from './ask-provider.js';
import { noteDifference } from './note-difference.js';
import { isAsListed } from '../ledger/chargeback.js';

/** A chargeback in the provider's list must be in our ledger, in the same state. */
async function compareChargeback(
  ports: Recording & { readonly ids: IdSource },
  { orderId, update }: ProviderPayment,
): Promise<void> {
  const { paymentId, chargeback } = update;
  const { unitOfWork, issuer } = ports;
  const ours = orderId && (await unitOfWork.run((tx) => tx.payments.findByOrderId(orderId)));
  if (!ours || !chargeback) return;
  const chargebacks = ours.attempts.find(({ id }) => id === paymentId)?.chargebacks;
  const known = chargebacks?.find(({ id }) => id === chargeback.id);
  if (known && isAsListed(known, chargeback)) return;
  const { id: aboutId, amount } = chargeback;
  const kind = known ? 'chargeback-differs' : 'chargeback-there-only';
  await noteDifference(ports, kind, { orderId, providerPaymentId: paymentId, aboutId, amount });
  await unitOfWork.run((tx) => recordUpdate(tx, issuer, { orderId, update, source: 'comparison' }));
}

type Ports = AskingPorts & { readonly ids: IdSource };

/** Two days, so that a missed comparison is repeated. */
const PERIOD_SECONDS = 2 * 24 * 60 * 60;
/** A refund takes up to seven working days. */
const REFUND_SECONDS = 14 * 24 * 60 * 60;
/** A chargeback may be escalated twice, for up to half a year. */
const CHARGEBACK_SECONDS = 180 * 24 * 60 * 60;
/** Updates that may still be on their way are no difference. */
const LATE_UPDATE_SECONDS = 15 * 60;

/** A capture at the provider must be in our ledger; a missing one is recorded and noted. */
async function compareTheirs(ports: Ports, { orderId, update }: ProviderPayment): Promise<void> {
  const { paymentId, paid } = update;
  const finding = {
    orderId: orderId ?? '',
    providerPaymentId: paymentId,
    aboutId: '',
    amount: paid?.amount ?? 0,
  };
  const ours = orderId && (await ports.unitOfWork.run((tx) => tx.payments.findByOrderId(orderId)));
  const known = ours ? ours.attempts.find(({ id }) => id === paymentId) : undefined;
  if (known?.state !== 'captured') await noteDifference(ports, 'paid-there-only', finding);
  const { unitOfWork, issuer } = ports;
  const source = 'comparison';
  const after =
    orderId &&
    (await unitOfWork.run((tx) => recordUpdate(tx, issuer, { orderId, update, source })));
  const isOdd = (payment: Payment): boolean =>
    payment.attempts.some(
      ({ id, differs, paysOrder }) => id === paymentId && differs && !paysOrder,
    );
  if (!after || !isOdd(after)) return;
  const asked = await askProviderAbout(ports, after, source);
  if (isOdd(asked)) await noteDifference(ports, 'amount-differs', finding);
}

/** A payment in our ledger must be at the provider; one that is not in the list is asked for. */
async function compareOurs(ports: Ports, payment: Payment): Promise<void> {
  const { orderId, paymentId: providerPaymentId } = payment;
  if (!orderId || !providerPaymentId) return;
  const updates = await ports.gateway.updatesOf(orderId);
  const isThere = updates.some(
    ({ paymentId, state }) => paymentId === providerPaymentId && state === 'captured',
  );
  const finding = { orderId, providerPaymentId, aboutId: '', amount: amountPaid(payment) };
  if (isThere) await askProviderAbout(ports, payment, 'comparison');
  else await noteDifference(ports, 'paid-here-only', finding);
}

const REFUND_STATES = ['requested', 'failed', 'processed'] as const;

/** A refund at the provider must be in our ledger, in a state at least as late. */
async function compareRefund(ports: Ports, { orderId, update }: ProviderPayment): Promise<void> {
  const { paymentId, refund } = update;
  const { unitOfWork, issuer } = ports;
  const ours = orderId && (await unitOfWork.run((tx) => tx.payments.findByOrderId(orderId)));
  if (!ours || !refund) return;
  const known = ours.attempts
    .find(({ id }) => id === paymentId)
    ?.refunds.find(({ id }) => id === refund.id);
  const reached = known ? REFUND_STATES.indexOf(known.state) : -1;
  if (reached >= REFUND_STATES.indexOf(refund.state)) return;
  const { id: aboutId, amount } = refund;
  const finding = { orderId, providerPaymentId: paymentId, aboutId, amount };
  if (!known) await noteDifference(ports, 'refunded-there-only', finding);
  await unitOfWork.run((tx) => recordUpdate(tx, issuer, { orderId, update, source: 'comparison' }));
}

type Failures = readonly unknown[];

/** A failure of one entry is left for the next comparison, and does not stop the others. */
async function each<Item>(
  items: readonly (Item | ProviderAway)[],
  compare: (item: Item) => Promise<void>,
): Promise<Failures> {
  const failures: unknown[] = [];
  for (const item of items) {
    if (item instanceof ProviderAway) failures.push(item);
    else await compare(item).catch((failure: unknown) => failures.push(failure));
  }
  return failures;
}

/** Compares one of the provider's lists with our ledger. @returns a failure for each entry that failed */
type Section = (ports: Ports, now: Date, to: Date) => Promise<Failures>;

const compareCaptures: Section = async (ports, now, to) => {
  const from = secondsAfter(now, -PERIOD_SECONDS);
  const theirs = await ports.gateway.capturedBetween(from, to);
  const failures = await each(theirs, (payment) => compareTheirs(ports, payment));
  const captured = new Set(theirs.map((entry) => 'update' in entry && entry.update.paymentId));
  const ours = await ports.unitOfWork.run((tx) => tx.payments.findPaidBetween(from, to));
  const alone = ours.filter(({ paymentId }) => !captured.has(paymentId ?? ''));
  return [...failures, ...(await each(alone, (payment) => compareOurs(ports, payment)))];
};

const compareRefunds: Section = async (ports, now, to) => {
  const from = secondsAfter(now, -REFUND_SECONDS);
  const refunds = await ports.gateway.refundsBetween(from, to);
  return each(refunds, (refund) => compareRefund(ports, refund));
};

const compareChargebacks: Section = async (ports, now, to) => {
  const from = secondsAfter(now, -CHARGEBACK_SECONDS);
  const chargebacks = await ports.gateway.chargebacksBetween(from, to, now);
  return each(chargebacks, (chargeback) => compareChargeback(ports, chargeback));
};

/** Compares our ledger with the provider's: two days of payments, two weeks of refunds, half a year of chargebacks.
 * @throws GatewayFailed if a list or an entry got no answer, after the others are done */
export async function reconcilePayments(ports: Ports): Promise<void> {
  const now = await ports.unitOfWork.run((tx) => Promise.resolve(tx.now));
  const to = secondsAfter(now, -LATE_UPDATE_SECONDS);
  const failures: unknown[] = [];
  for (const compare of [compareCaptures, compareRefunds, compareChargebacks]) {
    const failed = await compare(ports, now, to).catch((failure: unknown) => [failure]);
    failures.push(...failed);
  }
  if (failures.length > 0) throw failures[0];
}
