import type { AnswerOf } from '../../providers/api-types.js';

export const CANNED_PATH = '/api/admin/canned-answers';

export type CannedAnswerRow = AnswerOf<typeof CANNED_PATH>['answers'][number];
