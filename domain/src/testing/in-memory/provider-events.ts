import type { ProviderEventInbox } from '../../payments/webhooks/provider-event.js';
import { inMemory, type KeptEvent, rowOf, type TablesNow } from './tables.js';

/** The provider's events in memory. */
export function inMemoryProviderEvents(now: TablesNow) {
  const change = (id: string, parts: Partial<KeptEvent>) => {
    const event = now().events.get(id);
    if (event) now().events.set(id, { ...event, ...parts });
  };
  return inMemory<ProviderEventInbox>({
    keep(event) {
      if (now().events.has(event.id)) return;
      now().events.set(event.id, { ...event, state: 'waiting', dueAt: null });
    },
    next(moment) {
      const isDue = ({ state, dueAt }: KeptEvent) =>
        state === 'waiting' && (!dueAt || dueAt <= moment);
      const event = rowOf(now().events, isDue);
      return (
        event && { id: event.id, name: event.name, orderId: event.orderId, update: event.update }
      );
    },
    end: (id, state) => change(id, { state }),
    postpone: (id, dueAt) => change(id, { dueAt }),
    blank(orderIds) {
      for (const { id, orderId } of [...now().events.values()]) {
        if (orderId && orderIds.includes(orderId)) change(id, { body: {} });
      }
    },
    revive(orderId) {
      for (const event of [...now().events.values()]) {
        const isUnmatched = event.orderId === orderId && event.state === 'unmatched';
        if (isUnmatched) change(event.id, { state: 'waiting' });
      }
    },
  });
}
