import { AppLink } from '../../app/navigation.js';
import { Notice } from '../../components/notice.js';
import { isRefusedAs, messageOf } from '../../lib/api-failure.js';
import { handingOn } from '../../lib/return-path.js';
import { usePageSearch } from '../../lib/use-page-search.js';
import { expectVerification } from './pending-verification.js';

const FALLBACKS = { refused: 'Sign up failed', unreachable: 'Could not sign up.' };

export function SignUpFailure({ failure, email }: { failure: unknown; email: string }) {
  const search = usePageSearch();
  return (
    <Notice kind="error">
      <p>{messageOf(failure, FALLBACKS)}</p>
      {isRefusedAs(failure, 'email_not_verified') && (
        <p>
          <AppLink to={handingOn('/2fa', search)} onClick={() => expectVerification(email)}>
            Enter the verification code
          </AppLink>
        </p>
      )}
      {isRefusedAs(failure, 'email_taken') && (
        <p>
          <AppLink to={handingOn('/signin', search)}>Go to sign in</AppLink>
        </p>
      )}
    </Notice>
  );
}
