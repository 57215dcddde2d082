import { Fragment, useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useGo } from '../lib/navigation.js';
import { signInPath } from '../lib/return-path.js';
import type { Session } from '../lib/session.js';
import { useHydrated, useSession } from '../lib/use-session.js';
import { Loading } from './loading.js';

type StudentOnlyProps = {
  /** Where sign-in leads afterwards; by default to this page. */
  readonly back?: string;
  readonly children: (student: Session) => ReactNode;
};

export function StudentOnly({ back, children }: StudentOnlyProps) {
  const session = useSession();
  const isHydrated = useHydrated();
  const [path] = useLocation();
  const [ownPath] = useState(path);
  const go = useGo();

  useEffect(() => {
    // Not when the student is leaving this page anyway, as after a sign-out.
    if (!isHydrated || session || path !== ownPath) return;
    go(signInPath((back ?? ownPath) + location.hash), { replace: true });
  }, [isHydrated, session, path, ownPath, back, go]);

  if (!session) return <Loading />;
  // Typed text must not be shown to the next student.
  return <Fragment key={session.email}>{children(session)}</Fragment>;
}
