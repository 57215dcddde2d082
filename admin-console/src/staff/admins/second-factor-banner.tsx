import type { Owed } from '@portal/domain/staff/admin.js';
import { useGetIdentity, type UserIdentity } from 'react-admin';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { Notice } from '../../components/notice.js';

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
function useSecondFactorDueAt(): Date | null {
  const identity: Identity | undefined = useGetIdentity().identity;
  const dueAt = identity?.secondFactorDueAt;
  return dueAt ? new Date(dueAt) : null;
}

const DAY_MS = 24 * 60 * 60 * 1_000;

function inWords(dueAt: Date): string {
  const days = Math.max(1, Math.ceil((dueAt.getTime() - Date.now()) / DAY_MS));
  return days === 1 ? 'within a day' : `within ${days} days`;
}

const SHOWN = 'secondFactorAskedFor';

/** Shown once a session, on the page that is opened first. */
export function SecondFactorBanner() {
  const dueAt = useSecondFactorDueAt();
  const { pathname } = useLocation();
  const [firstPath] = useState(() => (sessionStorage.getItem(SHOWN) ? null : pathname));
  useEffect(() => sessionStorage.setItem(SHOWN, 'true'), []);
  if (!dueAt || pathname !== firstPath) return null;
  return (
    <Notice kind="info">
      <span>
        Please <Link to="/admin/account">add a passkey or an authenticator</Link> {inWords(dueAt)}.
        After that the console asks for one before anything else.
      </span>
    </Notice>
  );
}
