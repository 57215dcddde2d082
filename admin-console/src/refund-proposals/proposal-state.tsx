import { PROPOSAL_STATE_WORDS } from './proposal-words.js';
import { stateBadge } from '../components/badge.js';

export const ProposalState = stateBadge(PROPOSAL_STATE_WORDS, { open: 'bad', approved: 'good' });
