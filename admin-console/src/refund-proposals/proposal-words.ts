import type { Words } from '@portal/domain/kernel/words.js';
import type { ProposalRow } from './proposal-row.js';

export const PROPOSAL_STATE_WORDS: Words<ProposalRow['state']> = {
  open: 'Waits for approval',
  approved: 'Approved',
  declined: 'Declined',
  void: 'Void: the payment changed',
};
