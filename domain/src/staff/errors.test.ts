import { expect, it } from '@jest/globals';
import type { DomainError } from '../kernel/errors.js';
import {
  AdminLoginFailed,
  CopiedPasskey,
  LastOwner,
  MoreProofNeeded,
  NotYourself,
  PasskeyState,
  PasswordChangeNeeded,
  RoleForbids,
  SecondFactorNeeded,
  SecondFactorRequired,
  TotpState,
  UsernameTaken,
  WrongOwnCode,
  WrongOwnPassword,
  WrongPasskey,
  WrongTotp,
} from './errors.js';

const REQUEST = { challenge: 'c', credentials: [] };

const REFUSALS: readonly (readonly [DomainError, kind: string, code: string])[] = [
  [new RoleForbids(), 'forbidden', 'role_forbids'],
  [new PasswordChangeNeeded(), 'forbidden', 'password_change_needed'],
  [new SecondFactorRequired(), 'forbidden', 'second_factor_required'],
  [new UsernameTaken(), 'conflict', 'username_taken'],
  [new LastOwner(), 'conflict', 'last_owner'],
  [new NotYourself('deactivate'), 'conflict', 'not_yourself'],
  [new TotpState('You have no authenticator.'), 'conflict', 'totp_state'],
  [new WrongOwnPassword(), 'invalid', 'wrong_password'],
  [new WrongOwnCode(), 'invalid', 'wrong_code'],
  [new AdminLoginFailed(), 'unauthenticated', 'wrong_credentials'],
  [new SecondFactorNeeded(true, null), 'unauthenticated', 'totp_needed'],
  [new SecondFactorNeeded(false, REQUEST), 'unauthenticated', 'passkey_needed'],
  [new SecondFactorNeeded(true, REQUEST), 'unauthenticated', 'totp_or_passkey_needed'],
  [new WrongTotp(), 'unauthenticated', 'wrong_totp'],
  [new MoreProofNeeded(), 'invalid', 'second_factor_needed'],
  [new PasskeyState('You have no passkey.'), 'conflict', 'passkey_state'],
  [new WrongPasskey('sign-in'), 'unauthenticated', 'wrong_passkey'],
  [new WrongPasskey('own-account'), 'invalid', 'wrong_passkey'],
  [new CopiedPasskey('sign-in'), 'unauthenticated', 'passkey_copied'],
  [new CopiedPasskey('own-account'), 'invalid', 'passkey_copied'],
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
