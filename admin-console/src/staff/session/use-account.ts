import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '../../providers/api-types.js';
import { answerOf } from '../../providers/data-provider.js';

export type Account = AnswerOf<'/api/admin/account'>;

export type OwnPasskey = Account['passkeys'][number];

const KEY = ['account'];

/** The admin's own account, and functions to load it and its rights again. */
export function useAccount() {
  const client = useQueryClient();
  const { data, error } = useQuery({
    queryKey: KEY,
    queryFn: () => answerOf('/api/admin/account'),
  });
  return { account: data, error, refresh: () => client.invalidateQueries() };
}
