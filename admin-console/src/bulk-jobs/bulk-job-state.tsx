import type { BulkJobRow } from './bulk-job-row.js';
import { Badge, type Tone } from '../components/badge.js';

export const STATE_WORDS: Readonly<
  Record<BulkJobRow['state'], readonly [tone: Tone, label: string]>
> = {
  running: ['plain', 'Goes on'],
  done: ['good', 'Done'],
  cancelled: ['plain', 'Cancelled'],
  stopped: ['bad', 'Stopped'],
};

export function BulkJobState({ state }: Pick<BulkJobRow, 'state'>) {
  const [tone, label] = STATE_WORDS[state];
  return <Badge tone={tone}>{label}</Badge>;
}
