import type { Row } from '../../providers/api-types.js';

export type RefundRow = Row<'refunds'>;
