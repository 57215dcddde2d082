import { SIGN_UP_FIELD_NAMES } from '@portal/domain/accounts/index.js';
import { byName } from '@portal/domain/kernel/by-name.js';
import { z } from 'zod';
import { PROOF } from '../platform/http/form-guard.js';
import { textOrEmpty } from '../platform/http/input.js';
import { STATEMENTS } from '../platform/http/statements.js';

export const signUpBody = z.object({
  ...byName(SIGN_UP_FIELD_NAMES, () => textOrEmpty),
  email: textOrEmpty,
  password: textOrEmpty,
  confirmPassword: textOrEmpty,
  ...STATEMENTS,
  ...PROOF,
});

export const credentialsBody = z.object({ email: textOrEmpty, password: textOrEmpty });
export const adminCredentialsBody = z.object({
  username: textOrEmpty,
  password: textOrEmpty,
  code: textOrEmpty,
});
export const emailBody = z.object({ email: textOrEmpty });
export const codeBody = z.object({ email: textOrEmpty, code: textOrEmpty });
export const newPasswordBody = codeBody.extend({ password: textOrEmpty });
