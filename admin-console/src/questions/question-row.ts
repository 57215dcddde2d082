import type { KeptQuestion } from '@portal/domain/question-bank/question.js';

/** A question as the API answers it. */
export type QuestionRow = KeptQuestion;

/** One version of it. */
export type QuestionVersion = KeptQuestion & { readonly madeAt: string };
