import { callApi, type AnswerOf } from '../../../lib/api.js';

export type OwnDisputes = AnswerOf<'GET /api/test-results/{resultId}/disputes'>;

export type OwnDispute = OwnDisputes['disputes'][number];

const pathOf = (resultId: string): string =>
  `/api/test-results/${encodeURIComponent(resultId)}/disputes`;

export const disputesOf = (resultId: string) => ({
  queryKey: ['question-disputes', resultId],
  queryFn: () => callApi<OwnDisputes>(pathOf(resultId)),
});

export const sendDispute = (
  resultId: string,
  body: { readonly questionId: string; readonly kind: string; readonly text: string },
): Promise<unknown> => callApi(pathOf(resultId), { method: 'POST', body });
