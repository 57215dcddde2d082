import type { Row } from '../providers/api-types.js';

/** A proposed refund as the API tells it. */
export type ProposalRow = Row<'refund-proposals'>;
