import type { Owed } from '@portal/domain/staff/admin.js';
import { useGetIdentity, type UserIdentity } from 'react-admin';

type Identity = UserIdentity & {
  readonly owed?: Owed | null;
  readonly secondFactorDueAt?: string | null;
};

/** What the signed-in admin must do first; null while it is not known. */
export function useOwed(): Owed | null {
  const identity: Identity | undefined = useGetIdentity().identity;
  return identity?.owed ?? null;
}

/** When a second factor becomes required; null if the admin has one, or there is no date yet. */
export function useSecondFactorDueAt(): Date | null {
  const identity: Identity | undefined = useGetIdentity().identity;
  const dueAt = identity?.secondFactorDueAt;
  return dueAt ? new Date(dueAt) : null;
}
