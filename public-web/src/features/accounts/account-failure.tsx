import { AppLink } from '../../lib/navigation.js';
import { Notice } from '../../components/notice.js';
import { isRefusedAs, messageOf, type Fallbacks } from '../../lib/api-failure.js';
import { withReturnPath } from '../../lib/return-path.js';
import { usePageSearch } from '../../lib/use-page-search.js';
import { expectVerification } from './pending-verification.js';

type AccountFailureProps = {
  readonly failure: unknown;
  readonly fallbacks: Fallbacks;
  readonly email: string;
};

/** Why the sign-up or the sign-in failed, with a link to the page that helps. */
export function AccountFailure({ failure, fallbacks, email }: AccountFailureProps) {
  const search = usePageSearch();
  return (
    <Notice kind="error">
      <p>{messageOf(failure, fallbacks)}</p>
      {isRefusedAs(failure, 'email_not_verified') && (
        <p>
          <AppLink to={withReturnPath('/2fa', search)} onClick={() => expectVerification(email)}>
            Enter the verification code
          </AppLink>
        </p>
      )}
      {isRefusedAs(failure, 'email_taken') && (
        <p>
          <AppLink to={withReturnPath('/signin', search)}>Go to sign in</AppLink>
        </p>
      )}
    </Notice>
  );
}
