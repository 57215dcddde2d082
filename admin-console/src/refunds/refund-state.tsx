import { Badge, type Tone } from '../components/badge.js';

const TONES: Readonly<Record<string, Tone>> = { processed: 'good', failed: 'bad' };

/** How far a refund has come. */
export const RefundState = ({ state }: { readonly state: string }) => (
  <Badge tone={TONES[state] ?? 'plain'}>{state}</Badge>
);
