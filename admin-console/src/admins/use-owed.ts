import type { Owed } from '@portal/domain/staff/admin.js';
import { useGetIdentity, type UserIdentity } from 'react-admin';

type Identity = UserIdentity & { readonly owed?: Owed | null };

/** What the signed-in admin has to do before anything else; null as long as that is not known. */
export function useOwed(): Owed | null {
  const { identity } = useGetIdentity();
  return (identity as Identity | undefined)?.owed ?? null;
}
