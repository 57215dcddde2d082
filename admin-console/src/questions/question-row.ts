import type { KeptQuestion } from '@portal/domain/questions/question.js';
import type { AnswerOf } from '../providers/api-types.js';

export type QuestionRow = KeptQuestion;

export type QuestionVersion =
  AnswerOf<`/api/admin/questions/${string}/versions`>['versions'][number];
