import { useRecordContext } from 'react-admin';
import type { StoredQuestion } from '@portal/domain/questions/question.js';
import type { AnswerOf } from '../providers/data-provider.js';

/** The question of the page; null while only the list's part of it is loaded. */
export function useWholeQuestion(): QuestionRow | null {
  const question = useRecordContext<QuestionRow>();
  return question && 'options' in question ? question : null;
}

export type QuestionRow = StoredQuestion;

export type QuestionVersion =
  AnswerOf<`/api/admin/questions/${string}/versions`>['versions'][number];
