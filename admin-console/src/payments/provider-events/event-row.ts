import type { Row } from '../../providers/api-types.js';

export type EventRow = Row<'provider-events'>;
