import { useSyncExternalStore } from 'react';
import { optionalPart } from '../../../components/optional-part.js';
import { createPortal } from 'react-dom';
import { useLocation } from 'wouter';
import { useSession } from '../../../lib/use-session.js';

const TestBar = optionalPart(() => import('./test-bar.js').then((part) => part.TestBar));

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
  return createPortal(<TestBar key={session.email} email={session.email} />, place);
}
