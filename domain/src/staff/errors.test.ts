import { expect, it } from '@jest/globals';
import { ChangedMeanwhile, NothingToChange, type DomainError } from '../kernel/errors.js';
import {
  LastOwner,
  NotYourself,
  PasswordChangeNeeded,
  RoleForbids,
  TotpRequired,
  TotpState,
  UsernameTaken,
  WrongOwnCode,
  WrongOwnPassword,
} from './errors.js';

const REFUSALS: readonly (readonly [DomainError, kind: string, code: string])[] = [
  [new RoleForbids(), 'forbidden', 'role_forbids'],
  [new NothingToChange('student'), 'not-found', 'nothing_to_change'],
  [new ChangedMeanwhile('application', 'ravi', ['notes']), 'conflict', 'changed_meanwhile'],
  [new PasswordChangeNeeded(), 'forbidden', 'password_change_needed'],
  [new TotpRequired(), 'forbidden', 'totp_required'],
  [new UsernameTaken(), 'conflict', 'username_taken'],
  [new LastOwner(), 'conflict', 'last_owner'],
  [new NotYourself('deactivate'), 'conflict', 'not_yourself'],
  [new TotpState('You have no authenticator.'), 'conflict', 'totp_state'],
  [new WrongOwnPassword(), 'invalid', 'wrong_password'],
  [new WrongOwnCode(), 'invalid', 'wrong_code'],
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

it('a lost change says who changed what', () => {
  const refusal = new ChangedMeanwhile('application', 'ravi', ['status', 'notes']);
  expect(refusal.message).toBe(
    'ravi has changed this application since you opened it (status, notes).',
  );
});

it('an action that admins may not do to themselves is named', () => {
  expect(new NotYourself('deactivate').message).toBe("You can't deactivate yourself.");
});
