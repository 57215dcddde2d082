import type { EventRow } from './event-row.js';
import { Badge } from '../components/badge.js';

/** What became of an event. */
export function EventState({ event: { state, needsALook } }: { readonly event: EventRow }) {
  if (state === 'waiting' && needsALook) return <Badge tone="bad">failed, tried again</Badge>;
  if (needsALook) return <Badge tone="bad">{state}</Badge>;
  return <Badge tone={state === 'done' ? 'good' : 'plain'}>{state}</Badge>;
}
