import { lazy, Suspense, type ComponentType } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'wouter';
import { useSession } from '../lib/use-session.js';

const NEVER_ON = /^\/(quiz|admin[^/]*)(\/|$)/;

type Bar = ComponentType<{ readonly email: string }>;

const Nothing: Bar = () => null;

const TestBar = lazy(async () => {
  const loaded = await import('../features/journey/test-bar.js').catch(() => null);
  // Without it the student still finds the test on /test and in the profile.
  return { default: loaded?.TestBar ?? Nothing };
});

/**
 * The way back into an open test, under the navigation of every page but the test's own. It comes
 * with the footer, after the first load, and strangers load nothing for it.
 */
export function LateTestBar() {
  const [path] = useLocation();
  const session = useSession();
  if (!session?.token || NEVER_ON.test(path)) return null;
  const place = document.getElementById('under-navbar');
  if (!place) return null;
  return createPortal(
    <Suspense>
      <TestBar key={session.email} email={session.email} />
    </Suspense>,
    place,
  );
}
