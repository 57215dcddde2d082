import type { IdSource } from '@portal/domain/kernel/transaction.js';
import { v7 } from 'uuid';

/** UUIDs of version 7 rise in time, so that new rows go to the end of an index. */
export const uuidIds: IdSource = { next: () => v7() };
