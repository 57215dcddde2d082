import type { Row } from '../providers/api-types.js';

/** A refund as the API tells it. */
export type RefundRow = Row<'refunds'>;
