import type { ProviderUpdate } from '../ledger/attempt.js';

export type ProviderEvent = {
  readonly id: string;
  readonly name: string;
  readonly orderId: string | null;
  /** The update in the event; null for an event without one that matters. */
  readonly update: ProviderUpdate | null;
  /** The provider's id of the payment that an event is about of which we cannot read the rest; empty if it names none.
   * Null for any other event. */
  readonly unreadable: string | null;
  readonly body: unknown;
};

/** The outcome of an event; unmatched: it is about money for an unknown order; unreadable: the provider was asked about
 * its payment instead. */
export type EventOutcome = 'done' | 'ignored' | 'unmatched' | 'unreadable';

export type WaitingEvent = Omit<ProviderEvent, 'body'>;

/** Where the provider's events are stored until they are processed. */
export type ProviderEventInbox = {
  /** Stores an event; a known id changes nothing. */
  keep(event: ProviderEvent): Promise<void>;
  /** The due event that has waited longest, locked until the transaction ends; skips those of other processes. */
  next(now: Date): Promise<WaitingEvent | null>;
  end(id: string, outcome: EventOutcome): Promise<void>;
  postpone(id: string, until: Date): Promise<void>;
  /** Releases the unmatched events of an order that turned out to be ours. */
  revive(orderId: string): Promise<void>;
  /** Removes all but the update from the bodies of these orders' events. An event that is being processed is skipped.
   * */
  blank(orderIds: readonly string[]): Promise<void>;
};
