import { Badge } from '../components/badge.js';
import type { SettlementRow } from './settlement-row.js';

/** How a settlement stands, and whether all of it arrived. */
export function SettlementState({ of: { state, missing } }: { readonly of: SettlementRow }) {
  if (state === 'failed') return <Badge tone="bad">failed</Badge>;
  if (state === 'processed' && missing !== 0) return <Badge tone="bad">differs</Badge>;
  return <Badge tone={state === 'processed' ? 'good' : 'plain'}>{state}</Badge>;
}
