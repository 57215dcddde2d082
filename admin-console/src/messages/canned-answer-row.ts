import type { AnswerOf } from '../providers/api-types.js';

/** Where canned answers are kept. */
export const CANNED_PATH = '/api/admin/canned-answers';

/** A canned answer as the API tells it. */
export type CannedAnswerRow = AnswerOf<typeof CANNED_PATH>['answers'][number];
