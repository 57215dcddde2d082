import type { Owed } from '@portal/domain/staff/admin.js';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { fetchAsAdmin } from '../providers/data-provider.js';

/** A passkey of the signed-in admin. */
export type OwnPasskey = {
  readonly id: string;
  readonly name: string;
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
};

/** The signed-in admin's own account. */
export type Account = {
  readonly username: string;
  readonly owed: Owed | null;
  readonly hasTotp: boolean;
  readonly passkeys: readonly OwnPasskey[];
  readonly requiresTotp: boolean;
  readonly recoveryCodesLeft: number;
};

const KEY = ['account'];

/** The own account, and how to ask anew for it and for what it lets one do. */
export function useAccount() {
  const client = useQueryClient();
  const { data, error } = useQuery({
    queryKey: KEY,
    queryFn: async () => (await fetchAsAdmin('/api/admin/account')).json as Account,
  });
  return { account: data, error, refresh: () => client.invalidateQueries() };
}
