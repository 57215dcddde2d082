import { useGo } from '../../lib/navigation.js';
import { Notice } from '../../components/notice.js';
import { withReturnPath } from '../../lib/return-path.js';
import { useDelayed } from '../../lib/use-delayed.js';
import { usePageSearch } from '../../lib/use-page-search.js';

const TO_SIGN_IN_MS = 2000;

export function ResetDone() {
  const go = useGo();
  const search = usePageSearch();
  useDelayed(true, TO_SIGN_IN_MS, () => go(withReturnPath('/signin', search)));
  return <Notice kind="success">Your password was reset. Taking you to the sign-in page…</Notice>;
}
