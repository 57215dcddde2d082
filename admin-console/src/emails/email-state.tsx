import { Badge, type Tone } from '../components/badge.js';

const TONES: Readonly<Record<string, Tone>> = { sent: 'good', failed: 'bad' };

/** How far a mail has come. */
export const EmailState = ({ state }: { readonly state: string }) => (
  <Badge tone={TONES[state] ?? 'plain'}>{state}</Badge>
);
