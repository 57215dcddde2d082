import { z } from 'zod';
import { PROOF } from '../applications/index.js';
import { textOrEmpty } from '../platform/http/input.js';
import { STATEMENTS } from '../platform/http/statements.js';

export const signUpBody = z.object({
  name: textOrEmpty,
  email: textOrEmpty,
  password: textOrEmpty,
  confirmPassword: textOrEmpty,
  phone: textOrEmpty,
  education: textOrEmpty,
  skills: textOrEmpty,
  domain: textOrEmpty,
  experience: textOrEmpty,
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
