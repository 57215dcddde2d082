import { act } from '../providers/data-provider.js';

const CONFLICT = 409;

const isRefused = (failure: unknown): boolean =>
  (failure as { status?: unknown } | null)?.status === CONFLICT;

/** Answers whether the mail is queued again; it is not if it never failed, or has expired. */
async function retry(id: string, reason: string | undefined): Promise<boolean> {
  try {
    await act(`emails/${id}/retry`, { reason });
    return true;
  } catch (failure) {
    if (isRefused(failure)) return false;
    throw failure;
  }
}

/**
 * Queues those of the mails that failed once more, one after the other.
 * @throws what the server says of the reason, or that it is away
 */
export async function retryAll(ids: readonly string[], reason: string | undefined) {
  let queued = 0;
  for (const id of ids) queued += (await retry(id, reason)) ? 1 : 0;
  const isWhole = queued === ids.length;
  const message = isWhole
    ? `${queued} queued again.`
    : `${queued} of ${ids.length} queued again; the others had not failed, or have expired.`;
  return { message, isWhole };
}
