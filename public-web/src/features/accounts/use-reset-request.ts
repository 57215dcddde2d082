import {
  validateResetPassword,
  type ResetPasswordForm,
} from '@portal/domain/accounts/reset-password-form.js';
import { CODE_RESEND_SECONDS } from '@portal/domain/settings/policy.js';
import { ApiFailure, isRefusedAs, messageOf } from '../../lib/api-failure.js';
import { sessions } from '../../lib/session.js';
import { usePortalForm } from '../../lib/use-portal-form.js';
import { findStudent, requestResetCode } from './accounts-api.js';

const NOT_FOUND = 404;
const FALLBACKS = {
  refused: 'Failed to send reset code.',
  unreachable: 'Could not send reset code. Please check your connection or try again later.',
};

/** The id of the message, to which the fields concerned refer. */
export const RESET_REFUSAL_ID = 'reset-refusal';

const FIELDS = ['email', 'password', 'confirmPassword'] as const;

const isUnknownStudent = (failure: unknown): boolean =>
  failure instanceof ApiFailure && failure.answer?.status === NOT_FOUND;

/** The address of a signed-in student, who comes from the profile. */
const ownEmail = (): string => sessions.current()?.email ?? '';

type Requested = (email: string, password: string, waitSeconds?: number) => void;

/** Seconds until another code, if the last one was sent so recently that it is still valid; else null. */
function waitAfterLast(failure: unknown): number | null {
  if (!isRefusedAs(failure, 'resend_too_soon')) return null;
  const seconds = (failure as ApiFailure).answer?.retryAfterSeconds ?? Infinity;
  return seconds <= CODE_RESEND_SECONDS ? seconds : null;
}

export function useResetRequest(email: string, onRequested: Requested) {
  const { phase, field, submit } = usePortalForm<ResetPasswordForm>({
    defaults: { email: email || ownEmail(), password: '', confirmPassword: '' },
    validate: validateResetPassword,
    send: async ({ email: typed, password }) => {
      const address = typed.trim();
      await findStudent(address);
      try {
        await requestResetCode(address);
        onRequested(address, password);
      } catch (failure) {
        const seconds = waitAfterLast(failure);
        if (seconds === null) throw failure;
        onRequested(address, password, seconds);
      }
    },
  });
  const failure = phase.state === 'failed' ? phase.failure : null;
  const isRefused = failure !== null || phase.state === 'invalid';
  const errors = FIELDS.map((name) => field(name).error);
  const invalid = isRefused ? errors.find((error) => error !== undefined) : undefined;

  return {
    /** The message is shown once, below the fields. */
    field: (name: keyof ResetPasswordForm) => {
      const { error, ...props } = field(name);
      return { ...props, errorId: isRefused && error ? RESET_REFUSAL_ID : undefined };
    },
    isBusy: phase.state === 'sending',
    isUnknown: isUnknownStudent(failure),
    message: failure === null ? invalid : messageOf(failure, FALLBACKS),
    submit,
  };
}
