import { secondsAfter } from '../../kernel/time.js';
import { GatewayFailed, ProviderAway } from '../errors.js';
import type { Payment } from '../ledger/payment.js';
import { askProviderAbout, type AskingPorts } from './ask-provider.js';
import { nextCheck } from './next-check.js';

/** So many orders are read, and asked about, at once. */
const BATCH = 10;
/** An order whose check failed, or whose process died, is checked again after this time. */
const LOOK_SECONDS = 60;

type Look = Payment & { readonly checkAt: Date };

function takeDue({ unitOfWork }: AskingPorts, most: number): Promise<readonly Look[]> {
  return unitOfWork.run(async (tx) => {
    const due = await tx.payments.takeDue(tx.now, most);
    const looks = due.map((one) => ({ ...one, checkAt: secondsAfter(tx.now, LOOK_SECONDS) }));
    for (const look of looks) await tx.payments.save(look);
    return looks;
  });
}

async function look(ports: AskingPorts, due: Look): Promise<void> {
  const known = await askProviderAbout(ports, due, 'reconciliation');
  await ports.unitOfWork.run((tx) =>
    tx.payments.planCheck(due.id, due.checkAt, {
      checks: due.checks + 1,
      checkAt: nextCheck({ ...known, checks: due.checks }, tx.now),
    }),
  );
}

const isProviderAway = (failure: unknown): boolean => failure instanceof ProviderAway;

/** Asks the provider about orders without updates, less and less often, for five days; several processes may run it.
 * @returns how many @throws ProviderAway if a whole batch got no answer; GatewayFailed if one failed, after the others
 * are done */
export async function checkPayments(ports: AskingPorts, most: number): Promise<number> {
  const failures: Error[] = [];
  let left = most;
  let isMore = true;
  while (isMore && left > 0) {
    const due = await takeDue(ports, Math.min(BATCH, left));
    const looks = await Promise.allSettled(due.map((one) => look(ports, one)));
    const failed = looks.flatMap((one) => (one.status === 'rejected' ? [one.reason as Error] : []));
    const isAway = failed.length === due.length && failed.some(isProviderAway);
    if (isAway) throw new ProviderAway();
    failures.push(...failed);
    left -= due.length;
    isMore = due.length === BATCH;
  }
  const other = failures.find((failure) => !isProviderAway(failure));
  if (failures.length > 0) throw other ?? new GatewayFailed();
  return most - left;
}
