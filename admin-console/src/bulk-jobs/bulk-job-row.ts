import type { Entry, Row } from '../providers/api-types.js';

export type BulkJobRow = Row<'bulk-jobs'>;

export type BulkJobEntry = Entry<'bulk-jobs'>;
