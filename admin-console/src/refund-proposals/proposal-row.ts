import type { Row } from '../providers/api-types.js';

export type ProposalRow = Row<'refund-proposals'>;
