import { useRecordContext } from 'react-admin';
import type { QuestionRow } from './question-row.js';

/** The question of the page; null while only the list's part of it is loaded. */
export function useWholeQuestion(): QuestionRow | null {
  const question = useRecordContext<QuestionRow>();
  return question && 'options' in question ? question : null;
}
