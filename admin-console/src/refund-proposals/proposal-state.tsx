import type { ProposalRow } from './proposal-row.js';
import { PROPOSAL_STATE_WORDS } from './proposal-words.js';
import { Badge, type Tone } from '../components/badge.js';

const TONES: Partial<Record<ProposalRow['state'], Tone>> = { open: 'bad', approved: 'good' };

export const ProposalState = ({ state }: Pick<ProposalRow, 'state'>) => (
  <Badge tone={TONES[state] ?? 'plain'}>{PROPOSAL_STATE_WORDS[state]}</Badge>
);
