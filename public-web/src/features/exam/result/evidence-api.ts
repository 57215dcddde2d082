import { callApi } from '../../../lib/api.js';

export type OwnLateAnswer = {
  readonly questionId: string;
  readonly place: number;
  readonly option: string;
  readonly state: 'waiting' | 'accepted' | 'declined';
  readonly reason: string;
};

/** The facts about how a test went, besides its answers. */
export type Evidence = {
  readonly startedAt: string;
  readonly gaps: readonly { readonly from: string; readonly to: string }[];
  readonly left: { readonly times: number; readonly seconds: number } | null;
  readonly lateAnswers: readonly OwnLateAnswer[];
};

export const evidenceOf = (resultId: string) => ({
  queryKey: ['evidence', resultId],
  queryFn: () => callApi<Evidence>(`/api/test-results/${encodeURIComponent(resultId)}/evidence`),
});
