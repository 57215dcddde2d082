import type { IdSource } from '@portal/domain/kernel/sources.js';
import { v7 } from 'uuid';

/** UUIDs of version 7: unique anywhere, and rising in time, so that new rows go to an index's end. */
export const uuidIds: IdSource = { next: () => v7() };
