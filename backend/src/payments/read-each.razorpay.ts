import { Logger } from '@nestjs/common';
import {
  GatewayFailed,
  ProviderAway,
  type ProviderEntry,
  type ProviderPayment,
} from '@portal/domain/payments/index.js';
import { z } from 'zod';

/** After so many in a row without an answer, the others would only wait in vain as well. */
const MOST_SILENT = 5;

const log = new Logger('Payments');

const withId = z.object({ id: z.string().regex(/^\w{1,60}$/) });

const idOf = (item: unknown): string => withId.safeParse(item).data?.id ?? 'no id';

/** Reads each entry of a list by itself. One that can't be read is logged and counted; one without
 * an answer is told as its failure. */
export async function readEach(
  list: 'captures' | 'refunds' | 'disputes',
  items: readonly unknown[],
  readOne: (item: unknown) => readonly ProviderPayment[] | Promise<readonly ProviderPayment[]>,
): Promise<readonly ProviderEntry[]> {
  const found: ProviderEntry[] = [];
  const unread: string[] = [];
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
      else unread.push(idOf(item));
    }
  }
  const count = unread.length;
  if (count > 0) log.error({ msg: 'entries of the provider not read', list, count, ids: unread });
  return found;
}
