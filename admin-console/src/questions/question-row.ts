import type { StoredQuestion } from '@portal/domain/questions/question.js';
import type { AnswerOf } from '../providers/data-provider.js';

export type QuestionRow = StoredQuestion;

export type QuestionVersion =
  AnswerOf<`/api/admin/questions/${string}/versions`>['versions'][number];
