import { callApi } from '../../../lib/api.js';

export type OwnLateAnswer = {
  readonly questionId: string;
  readonly place: number;
  readonly option: string;
  readonly proof: 'stated' | 'unproven';
  readonly state: 'waiting' | 'accepted' | 'declined';
  readonly reason: string;
};

export const lateAnswersOf = (resultId: string) => ({
  queryKey: ['late-answers', resultId],
  queryFn: async () => {
    const path = `/api/test-results/${encodeURIComponent(resultId)}/late-answers`;
    const { answers } = await callApi<{ answers: readonly OwnLateAnswer[] }>(path);
    return answers;
  },
});
