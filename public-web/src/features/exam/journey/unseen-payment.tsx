import { Button } from '../../../components/button.js';
import { Notice } from '../../../components/notice.js';

/** Shown while it is unknown whether the fee is paid; it offers only another check. */
export function UnseenPayment(props: { readonly isBusy: boolean; readonly onRetry: () => void }) {
  return (
    <>
      <Notice kind="error">
        We can’t see your payment right now. If you have paid, nothing is lost.
      </Notice>
      <Button isWide isBusy={props.isBusy} onClick={props.onRetry}>
        Try Again
      </Button>
    </>
  );
}
