import type { Row } from '../../providers/data-provider.js';
import { wordFor } from '@portal/domain/kernel/words.js';
import { EVENT_STATE_WORDS } from './event-words.js';
import { Badge } from '../../components/values.js';

export type EventRow = Row<'provider-events'>;

export function EventState({ event: { state, needsALook } }: { readonly event: EventRow }) {
  if (state === 'waiting' && needsALook) return <Badge tone="bad">Failed, tried again</Badge>;
  const words = wordFor(EVENT_STATE_WORDS, state);
  if (needsALook) return <Badge tone="bad">{words}</Badge>;
  return <Badge tone={state === 'done' ? 'good' : 'plain'}>{words}</Badge>;
}
