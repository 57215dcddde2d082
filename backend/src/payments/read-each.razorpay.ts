import { Logger } from '@nestjs/common';
import {
  GatewayFailed,
  ProviderAway,
  type ProviderEntry,
  type ProviderPayment,
} from '@portal/domain/payments/index.js';
import { z } from 'zod';

/** After so many entries in a row without an answer, the rest would only wait in vain. */
const MOST_SILENT = 5;

const log = new Logger('Payments');

const id = z.string().regex(/^\w{1,60}$/);
/** Lines of the settlement report name the settled thing in their own field. */
const withId = z.union([
  z.object({ id }).transform((item) => item.id),
  z.object({ entity_id: id }).transform((line) => line.entity_id),
]);

const idOf = (item: unknown): string => withId.safeParse(item).data ?? 'no id';

type ListName = 'captures' | 'refunds' | 'chargebacks' | 'settlements' | 'settled';

function logUnread(list: ListName, items: readonly unknown[]): void {
  const count = items.length;
  if (count === 0) return;
  log.error({ msg: 'entries of the provider not read', list, count, ids: items.map(idOf) });
}

/** What was found in the entries of a list. An unreadable entry is logged and left out. */
export function readableIn<Found>(
  list: ListName,
  items: readonly unknown[],
  readOne: (item: unknown) => readonly Found[],
): readonly Found[] {
  const unread: unknown[] = [];
  const found = items.flatMap((item) => {
    try {
      return readOne(item);
    } catch (failure) {
      if (!(failure instanceof GatewayFailed)) throw failure;
      unread.push(item);
      return [];
    }
  });
  logUnread(list, unread);
  return found;
}

/** Reads each entry of a list by itself. An unreadable entry is logged and counted; one without an answer is reported
 * as a failure. */
export async function readEach(
  list: ListName,
  items: readonly unknown[],
  readOne: (item: unknown) => readonly ProviderPayment[] | Promise<readonly ProviderPayment[]>,
): Promise<readonly ProviderEntry[]> {
  const found: ProviderEntry[] = [];
  const unread: unknown[] = [];
  let silent = 0;
  for (const item of items) {
    if (silent === MOST_SILENT) break;
    try {
      found.push(...(await readOne(item)));
      silent = 0;
    } catch (failure) {
      if (!(failure instanceof GatewayFailed)) throw failure;
      const isSilent = failure instanceof ProviderAway;
      silent = isSilent ? silent + 1 : 0;
      if (isSilent) found.push(failure);
      else unread.push(item);
    }
  }
  logUnread(list, unread);
  return found;
}
