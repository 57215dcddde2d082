import { callApi, type AnswerOf } from '../../../lib/api.js';

/** The facts about how a test went, besides its answers. */
export type Evidence = AnswerOf<'GET /api/test-results/{resultId}/evidence'>;

export type OwnLateAnswer = Evidence['lateAnswers'][number];

export const evidenceOf = (resultId: string) => ({
  queryKey: ['evidence', resultId],
  queryFn: () => callApi<Evidence>(`/api/test-results/${encodeURIComponent(resultId)}/evidence`),
});
