import type { Entry, Row } from '../providers/api-types.js';

export type ProposalRow = Row<'refund-proposals'>;

export type ProposalEntry = Entry<'refund-proposals'>;
