import { randomUUID } from 'node:crypto';
import type { QuestionDispute } from '../exam/disputes/question-dispute.js';
import { A_DAY } from './moments.js';

/** A dispute that nobody has decided on. */
export const aQuestionDispute = (parts: Partial<QuestionDispute> = {}): QuestionDispute => ({
  id: randomUUID(),
  resultId: randomUUID(),
  studentId: randomUUID(),
  questionId: 'hr-one',
  version: 1,
  place: 1,
  kind: 'wrong-key',
  text: 'Option B is right by the definition that the question itself gives.',
  state: 'open',
  answer: '',
  rulingId: null,
  openedAt: A_DAY,
  decidedAt: null,
  ...parts,
});
