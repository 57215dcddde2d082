import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '../../providers/api-types.js';
import { answerOf } from '../../providers/data-provider.js';

export type Account = AnswerOf<'/api/admin/account'>;

export type OwnPasskey = Account['passkeys'][number];

const KEY = ['account'];

/** The own account, and how to ask again for it and for what it lets one do. */
export function useAccount() {
  const client = useQueryClient();
  const { data, error } = useQuery({
    queryKey: KEY,
    queryFn: () => answerOf('/api/admin/account'),
  });
  return { account: data, error, refresh: () => client.invalidateQueries() };
}
