import type { Row } from '../providers/api-types.js';

/** An event of the payment provider as the API tells it. */
export type EventRow = Row<'provider-events'>;
