import type { ProposalRow } from './proposal-row.js';
import { Badge, type Tone } from '../components/badge.js';

const STATES: Readonly<Record<ProposalRow['state'], readonly [tone: Tone, label: string]>> = {
  open: ['bad', 'Waits for approval'],
  approved: ['good', 'Approved'],
  declined: ['plain', 'Declined'],
  void: ['plain', 'Void: the payment changed'],
};

/** What became of a proposed refund. */
export function ProposalState({ state }: Pick<ProposalRow, 'state'>) {
  const [tone, label] = STATES[state];
  return <Badge tone={tone}>{label}</Badge>;
}
