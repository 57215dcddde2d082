import type { Row } from '../providers/api-types.js';

export type DisputeRow = Row<'disputes'>;
