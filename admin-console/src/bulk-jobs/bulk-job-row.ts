import type { Entry, Row } from '../providers/api-types.js';

/** A bulk job as the API tells it. */
export type BulkJobRow = Row<'bulk-jobs'>;

/** The same with its details. */
export type BulkJobEntry = Entry<'bulk-jobs'>;
