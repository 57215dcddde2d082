import type { AccountStores } from '../../accounts/index.js';
import type { EmailStores } from '../../email/index.js';
import { secondsAfter } from '../../kernel/time.js';
import type { Transaction } from '../../kernel/transaction.js';
import type { ReceiptIssuer } from '../receipts/receipt.js';
import { recordUpdate, type Recording } from '../ledger/record-update.js';
import type { EventOutcome, WaitingEvent } from './provider-event.js';
import type { PaymentStores } from '../stores.js';

/** How long a failed event waits, so that it does not delay the others. */
const AFTER_FAULT_SECONDS = 30;

async function outcomeOf(
  tx: Transaction<PaymentStores & EmailStores & AccountStores>,
  issuer: ReceiptIssuer,
  { orderId, update }: Pick<WaitingEvent, 'orderId' | 'update'>,
): Promise<EventOutcome> {
  if (!update) return 'ignored';
  const payment =
    orderId && (await recordUpdate(tx, issuer, { orderId, update, source: 'webhook' }));
  return payment ? 'done' : 'unmatched';
}

async function processNext({ unitOfWork, issuer }: Recording): Promise<boolean> {
  const taken: { id?: string } = {};
  try {
    return await unitOfWork.run(async (tx) => {
      const event = await tx.providerEvents.next(tx.now);
      if (!event) return false;
      taken.id = event.id;
      await tx.providerEvents.end(event.id, await outcomeOf(tx, issuer, event));
      return true;
    });
  } catch (error) {
    const { id } = taken;
    if (id !== undefined) {
      await unitOfWork.run((tx) =>
        tx.providerEvents.postpone(id, secondsAfter(tx.now, AFTER_FAULT_SECONDS)),
      );
    }
    throw error;
  }
}

const AT_ONCE = 4;

/** Processes waiting events: several in parallel, those of one order one after the other, each in its own transaction
 * and only once, even with several processes. @returns how many */
export async function processWebhookEvents(ports: Recording, most: number): Promise<number> {
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
