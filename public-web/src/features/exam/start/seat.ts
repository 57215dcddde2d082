import { useQuery } from '@tanstack/react-query';
import { callApi, type AnswerOf } from '../../../lib/api.js';
import { queryClient } from '../../../lib/queries.js';

type OwnSitting = AnswerOf<'GET /api/test/sitting'>;

/** Where the student sits or wants to sit, in a room with a supervisor. */
export type Seat = NonNullable<OwnSitting['sitting']>;

const PATH = '/api/test/sitting';
const ASK_AGAIN_MS = 3_000;

const keyOf = (email: string) => ['sitting', email];

/** Asked again while the student waits. */
export const useSeat = (email: string) =>
  useQuery({
    queryKey: keyOf(email),
    queryFn: () => callApi<OwnSitting>(PATH),
    refetchInterval: ({ state: { data } }) => data?.sitting?.state === 'waiting' && ASK_AGAIN_MS,
  });

export async function enterRoom(email: string, code: string): Promise<void> {
  await callApi(PATH, { method: 'POST', body: { code } });
  await queryClient.invalidateQueries({ queryKey: keyOf(email) });
}
