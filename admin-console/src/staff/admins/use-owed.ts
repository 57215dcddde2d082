import type { Owed } from '@portal/domain/staff/admin.js';
import { useGetIdentity, type UserIdentity } from 'react-admin';

type Identity = UserIdentity & {
  readonly owed?: Owed | null;
  readonly secondFactorDueAt?: string | null;
};

/** What the signed-in admin has to do before anything else; null as long as that is not known. */
export function useOwed(): Owed | null {
  const identity: Identity | undefined = useGetIdentity().identity;
  return identity?.owed ?? null;
}

/** From when on a second factor is needed; null if there is one, or no such time yet. */
export function useSecondFactorDueAt(): Date | null {
  const identity: Identity | undefined = useGetIdentity().identity;
  const dueAt = identity?.secondFactorDueAt;
  return dueAt ? new Date(dueAt) : null;
}
