import type { KeptQuestion } from '@portal/domain/question-bank/question.js';
import type { AnswerOf } from '../providers/api-types.js';

/** A question as the API answers it. */
export type QuestionRow = KeptQuestion;

/** One version of it. */
export type QuestionVersion =
  AnswerOf<`/api/admin/questions/${string}/versions`>['versions'][number];
