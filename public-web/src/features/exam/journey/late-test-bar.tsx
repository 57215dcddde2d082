import { lazy, Suspense, useSyncExternalStore, type ComponentType } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'wouter';
import { useSession } from '../../../lib/use-session.js';

type Bar = ComponentType<{ readonly email: string }>;

const Nothing: Bar = () => null;

const TestBar = lazy(async () => {
  const loaded = await import('./test-bar.js').catch(() => null);
  // Without it the student still finds the test on /test and in the profile.
  return { default: loaded?.TestBar ?? Nothing };
});

const never = () => () => undefined;

// Read once more after the commit: the header may come with the footer, after a page without both.
const usePlace = (): Element | null =>
  useSyncExternalStore(
    never,
    () => document.getElementById('under-navbar'),
    () => null,
  );

/** On every page but the test's own; comes with the footer, so that strangers load nothing for it. */
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
