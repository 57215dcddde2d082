import { useGo } from '../../app/navigation.js';
import { Notice } from '../../components/notice.js';
import { useDelayed } from '../../lib/use-delayed.js';

const TO_SIGN_IN_MS = 2000;

/** The new password holds. */
export function ResetDone() {
  const go = useGo();
  useDelayed(true, TO_SIGN_IN_MS, () => go('/signin'));
  return <Notice kind="success">Your password was reset. Taking you to the sign-in page…</Notice>;
}
