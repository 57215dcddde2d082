import type { ProviderUpdate } from '../ledger/attempt.js';

export type ProviderEvent = {
  readonly id: string;
  readonly name: string;
  readonly orderId: string | null;
  /** What it tells of a payment; null for an event that we take no notice of. */
  readonly update: ProviderUpdate | null;
  readonly body: unknown;
};

/** What became of an event: unmatched, if it tells of money for an order that is not ours. */
export type EventOutcome = 'done' | 'ignored' | 'unmatched';

export type WaitingEvent = Omit<ProviderEvent, 'body'>;

/** Where the provider's events are kept until they are processed. */
export type ProviderEventInbox = {
  /** Keeps an event; one of an id that is known changes nothing. */
  keep(event: ProviderEvent): Promise<void>;
  /** The event that waits longest and is due, which nobody else has; held until the transaction ends. */
  next(now: Date): Promise<WaitingEvent | null>;
  end(id: string, outcome: EventOutcome): Promise<void>;
  postpone(id: string, until: Date): Promise<void>;
  /** An order turned out to be ours: its unmatched events wait again. */
  revive(orderId: string): Promise<void>;
  /** Takes all but the update out of the bodies of the events of these orders. One that
   * is worked off just now is left as it is. */
  blank(orderIds: readonly string[]): Promise<void>;
};
