import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

export type TakenOut = {
  readonly who: string;
  readonly resource: string;
  readonly filter: Readonly<Record<string, unknown>>;
  readonly count: number;
};

export type Trace = {
  readonly requestId: string | null;
  callerId: string | null;
  takenOut: TakenOut | null;
  shown: string | null;
};

const current = new AsyncLocalStorage<Trace>();

export function traced<Outcome>(
  requestId: string | null,
  work: (trace: Trace) => Outcome,
): Outcome {
  const trace: Trace = { requestId, callerId: null, takenOut: null, shown: null };
  return current.run(trace, () => work(trace));
}

export const currentRequestId = (): string | null => current.getStore()?.requestId ?? null;

export function noteCaller(callerId: string): void {
  const trace = current.getStore();
  if (trace) trace.callerId = callerId;
}

export function noteTakenOut(takenOut: TakenOut): void {
  const trace = current.getStore();
  if (trace) trace.takenOut = takenOut;
}

export function noteShown(subjectId: string): void {
  const trace = current.getStore();
  if (trace) trace.shown = subjectId;
}

/** The signed-in caller in whose name this runs; null for nobody, and for jobs. */
export const currentCaller = (): string | null => current.getStore()?.callerId ?? null;

/** With a letter, so that no phone number is taken for an id. */
const WELL_FORMED = /^(?=[\w.-]*[a-z])[\w.-]{8,64}$/i;

export const requestIdFrom = (given: string | string[] | undefined): string =>
  typeof given === 'string' && WELL_FORMED.test(given) ? given : randomUUID();
