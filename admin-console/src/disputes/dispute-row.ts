import type { Row } from '../providers/api-types.js';

/** A dispute of a payment as the API tells it. */
export type DisputeRow = Row<'disputes'>;
