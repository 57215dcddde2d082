import { lazy, Suspense, useSyncExternalStore, type ComponentType } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'wouter';
import { useSession } from '../../../lib/use-session.js';

type Bar = ComponentType<{ readonly email: string }>;

const Nothing: Bar = () => null;

const TestBar = lazy(async () => {
  const loaded = await import('./test-bar.js').catch(() => null);
  // If it can't be loaded, the student still finds the test on /test and in the profile.
  return { default: loaded?.TestBar ?? Nothing };
});

const never = () => () => undefined;

// Read again after the commit: the header may appear together with the footer.
const usePlace = (): Element | null =>
  useSyncExternalStore(
    never,
    () => document.getElementById('under-navbar'),
    () => null,
  );

/** On every page except the test's; loaded with the footer, so that visitors load nothing for it. */
export function LateTestBar() {
  const [path] = useLocation();
  const session = useSession();
  const place = usePlace();
  if (!place || !session?.token || path.startsWith('/admin')) return null;
  return createPortal(
    <Suspense>
      <TestBar key={session.email} email={session.email} />
    </Suspense>,
    place,
  );
}
