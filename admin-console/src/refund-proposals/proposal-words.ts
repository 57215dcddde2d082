import type { ProposalRow } from './proposal-row.js';
import type { Words } from '../components/choices.js';

export const PROPOSAL_STATE_WORDS: Words<ProposalRow['state']> = {
  open: 'Waits for approval',
  approved: 'Approved',
  declined: 'Declined',
  void: 'Void: the payment changed',
};
