import type { SettlementRow } from './settlement-row.js';
import { SETTLEMENT_STATE_WORDS } from './settlement-words.js';
import { Badge } from '../components/badge.js';

/** How a settlement stands, and whether all of it arrived. */
export function SettlementState({ of: { state, missing } }: { readonly of: SettlementRow }) {
  if (state === 'processed' && missing !== 0) return <Badge tone="bad">Another sum</Badge>;
  const tone = { created: 'plain', processed: 'good', failed: 'bad' } as const;
  return <Badge tone={tone[state]}>{SETTLEMENT_STATE_WORDS[state]}</Badge>;
}
