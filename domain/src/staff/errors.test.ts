import { expect, it } from '@jest/globals';
import type { DomainError } from '../kernel/errors.js';
import {
  AdminLoginFailed,
  LastOwner,
  NotYourself,
  PasswordChangeNeeded,
  RoleForbids,
  TotpNeeded,
  TotpRequired,
  TotpState,
  UsernameTaken,
  WrongOwnCode,
  WrongOwnPassword,
  WrongTotp,
} from './errors.js';

const REFUSALS: readonly (readonly [DomainError, kind: string, code: string])[] = [
  [new RoleForbids(), 'forbidden', 'role_forbids'],
  [new PasswordChangeNeeded(), 'forbidden', 'password_change_needed'],
  [new TotpRequired(), 'forbidden', 'totp_required'],
  [new UsernameTaken(), 'conflict', 'username_taken'],
  [new LastOwner(), 'conflict', 'last_owner'],
  [new NotYourself('deactivate'), 'conflict', 'not_yourself'],
  [new TotpState('You have no authenticator.'), 'conflict', 'totp_state'],
  [new WrongOwnPassword(), 'invalid', 'wrong_password'],
  [new WrongOwnCode(), 'invalid', 'wrong_code'],
  [new AdminLoginFailed(), 'unauthenticated', 'wrong_credentials'],
  [new TotpNeeded(), 'unauthenticated', 'totp_needed'],
  [new WrongTotp(), 'unauthenticated', 'wrong_totp'],
];

it.each(REFUSALS)('%p is of kind %s, with the code %s', (refusal, kind, code) => {
  expect(refusal).toMatchObject({ kind, code });
});

const AT_A_FIELD: readonly (readonly [DomainError, field: string])[] = [
  [new UsernameTaken(), 'username'],
  [new WrongOwnPassword(), 'currentPassword'],
  [new WrongOwnCode(), 'code'],
];

it.each(AT_A_FIELD)('%p shows its message at the field %s', ({ message, details }, field) => {
  expect(details).toEqual({ fields: { [field]: message } });
});

it('an action that admins may not do to themselves is named', () => {
  expect(new NotYourself('deactivate').message).toBe("You can't deactivate yourself.");
});
