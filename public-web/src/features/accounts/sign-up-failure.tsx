import { AppLink } from '../../app/navigation.js';
import { Notice } from '../../components/notice.js';
import { isRefusedAs, messageOf } from '../../lib/api-failure.js';
import { expectVerification } from './pending-verification.js';

const FALLBACKS = { refused: 'Sign up failed', unreachable: 'Could not sign up.' };

/** Why the registration was refused, and the way on for those who have registered already. */
export function SignUpFailure({ failure, email }: { failure: unknown; email: string }) {
  return (
    <Notice kind="error">
      <p>{messageOf(failure, FALLBACKS)}</p>
      {isRefusedAs(failure, 'email_not_verified') && (
        <p>
          <AppLink to="/2fa" onClick={() => expectVerification(email)}>
            Enter the verification code
          </AppLink>
        </p>
      )}
      {isRefusedAs(failure, 'email_taken') && (
        <p>
          <AppLink to="/signin">Go to sign in</AppLink>
        </p>
      )}
    </Notice>
  );
}
