import { callApi } from '../../../lib/api.js';

/** What came after the test was closed, and what became of it. */
export type OwnLateAnswer = {
  readonly questionId: string;
  readonly place: number;
  readonly option: string;
  readonly proof: 'proven' | 'stated' | 'unproven';
  readonly state: 'waiting' | 'accepted' | 'declined';
  readonly reason: string;
};

/** The query of what came late of one test. */
export const lateAnswersOf = (resultId: string) => ({
  queryKey: ['late-answers', resultId],
  queryFn: async () => {
    const path = `/api/test-results/${encodeURIComponent(resultId)}/late-answers`;
    const { answers } = await callApi<{ answers: readonly OwnLateAnswer[] }>(path);
    return answers;
  },
});
