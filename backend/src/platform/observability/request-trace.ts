import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

type Trace = { readonly requestId: string | null; callerId: string | null };

const current = new AsyncLocalStorage<Trace>();

/** Runs work in the name of a request, or of none; all that it awaits knows the request's id. */
export const traced = <Outcome>(requestId: string | null, work: () => Outcome): Outcome =>
  current.run({ requestId, callerId: null }, work);

export const currentRequestId = (): string | null => current.getStore()?.requestId ?? null;

export function noteCaller(callerId: string): void {
  const trace = current.getStore();
  if (trace) trace.callerId = callerId;
}

/** Who signed in, in whose name this runs; null for nobody, and for the jobs. */
export const currentCaller = (): string | null => current.getStore()?.callerId ?? null;

/** With a letter, so that nobody's phone number is taken for an id. */
const WELL_FORMED = /^(?=[\w.-]*[a-z])[\w.-]{8,64}$/i;

export const requestIdFrom = (given: string | string[] | undefined): string =>
  typeof given === 'string' && WELL_FORMED.test(given) ? given : randomUUID();
