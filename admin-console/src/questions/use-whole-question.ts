import { useRecordContext } from 'react-admin';
import type { QuestionRow } from './question-row.js';

/** The question of the page; null while only what the list knew of it is there. */
export function useWholeQuestion(): QuestionRow | null {
  const question = useRecordContext<QuestionRow>();
  return question && 'options' in question ? question : null;
}
