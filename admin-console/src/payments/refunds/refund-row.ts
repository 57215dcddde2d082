import type { Row } from '../../providers/data-provider.js';

export type RefundRow = Row<'refunds'>;
