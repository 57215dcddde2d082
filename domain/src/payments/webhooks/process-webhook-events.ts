import type { AccountStores } from '../../accounts/index.js';
import type { EmailStores } from '../../email/index.js';
import { secondsAfter } from '../../kernel/time.js';
import type { Transaction } from '../../kernel/transaction.js';
import type { ReceiptIssuer } from '../receipts/receipt.js';
import { recordUpdate } from '../ledger/record-update.js';
import { askProviderAbout, type AskingPorts } from '../reconciliation/ask-provider.js';
import type { EventOutcome, WaitingEvent } from './provider-event.js';
import type { PaymentStores } from '../ports.js';

/** How long a failed event waits, so that it does not delay the others. */
const AFTER_FAULT_SECONDS = 30;

const postpone = (tx: Transaction<PaymentStores>, id: string): Promise<void> =>
  tx.providerEvents.postpone(id, secondsAfter(tx.now, AFTER_FAULT_SECONDS));

async function outcomeOf(
  tx: Transaction<PaymentStores & EmailStores & AccountStores>,
  issuer: ReceiptIssuer,
  { orderId, update }: WaitingEvent,
): Promise<EventOutcome> {
  if (!update) return 'ignored';
  const payment =
    orderId && (await recordUpdate(tx, issuer, { orderId, update, source: 'webhook' }));
  return payment ? 'done' : 'unmatched';
}

/** Asks the provider about the payment of an event that cannot be read, even if only the provider knows its order. */
async function askInstead(
  ports: AskingPorts,
  { orderId, unreadable }: WaitingEvent,
): Promise<void> {
  const { unitOfWork, gateway } = ports;
  const find = (id: string | null) =>
    id ? unitOfWork.run((tx) => tx.payments.findByOrderId(id)) : null;
  const payment =
    (await find(orderId)) ?? (unreadable && (await find(await gateway.orderOf(unreadable))));
  if (payment) await askProviderAbout(ports, payment, 'reconciliation');
}

async function processNext(ports: AskingPorts): Promise<boolean> {
  const { unitOfWork, issuer } = ports;
  const taken: { id?: string } = {};
  try {
    const event = await unitOfWork.run(async (tx) => {
      const next = await tx.providerEvents.next(tx.now);
      if (!next) return null;
      taken.id = next.id;
      // Until the provider has answered, it comes again.
      if (next.unreadable !== null) await postpone(tx, next.id);
      else await tx.providerEvents.end(next.id, await outcomeOf(tx, issuer, next));
      return next;
    });
    if (event && event.unreadable !== null) {
      await askInstead(ports, event);
      await unitOfWork.run((tx) => tx.providerEvents.end(event.id, 'unreadable'));
    }
    return event !== null;
  } catch (error) {
    const { id } = taken;
    if (id !== undefined) {
      await unitOfWork.run((tx) => postpone(tx, id));
    }
    throw error;
  }
}

const AT_ONCE = 4;

/** Processes waiting events: several in parallel, those of one order one after the other, each in its own transaction
 * and only once, even with several processes. @returns how many */
export async function processWebhookEvents(ports: AskingPorts, most: number): Promise<number> {
  let count = 0;
  const processEvents = async (): Promise<void> => {
    while (count < most) {
      count += 1;
      if (await processNext(ports)) continue;
      count -= 1;
      return;
    }
  };
  const lanes = await Promise.allSettled(Array.from({ length: AT_ONCE }, processEvents));
  const failed = lanes.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
  return count;
}
