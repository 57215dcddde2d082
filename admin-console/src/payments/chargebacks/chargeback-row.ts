import type { Row } from '../../providers/api-types.js';

export type ChargebackRow = Row<'chargebacks'>;
