import type { Answers } from './api.generated.js';

/** What a route of the API answers, by `METHOD path`. */
export type AnswerOf<Route extends keyof Answers> = Omit<Answers[Route], 'success'>;
