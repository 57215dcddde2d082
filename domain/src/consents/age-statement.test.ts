import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { AGE_NOT_STATED, AGE_STATEMENT, ageErrors, formAgeErrors } from './age-statement.js';
import { NOTICES } from './notices.js';

it('The statement of age says what it said when its version was made', () => {
  const print = createHash('sha256').update(AGE_STATEMENT.text).digest('hex').slice(0, 16);
  expect({ [AGE_STATEMENT.version]: print }).toEqual({ 'age-1': '16bd1fbdb60b7a70' });
});

describe('A form', () => {
  it('may be sent once the age is stated, under whichever notice', () => {
    expect(ageErrors({ ageStatement: 'age-1' })).toEqual({});
    expect(ageErrors({ ageStatement: 'age-1', notice: 'account-1' })).toEqual({});
  });

  it.each(['', 'yes', 'true', 'age-0', 'account-1', 'AGE-1'])(
    'is refused if %j is all that it states',
    (ageStatement) => {
      expect(ageErrors({ ageStatement })).toEqual({ ageStatement: AGE_NOT_STATED });
      expect(ageErrors({ ageStatement, notice: NOTICES.account.version })).toEqual({
        ageStatement: AGE_NOT_STATED,
      });
    },
  );
});

it('A form of the site states the age, unless a client was shown nothing and tells nothing', () => {
  expect(formAgeErrors({})).toEqual({});
  expect(formAgeErrors({ notice: '', ageStatement: '' })).toEqual({});
  expect(formAgeErrors({ ageStatement: 'age-1' })).toEqual({});
  for (const said of [{ notice: 'account-1' }, { ageStatement: 'no' }]) {
    expect(formAgeErrors(said)).toEqual({ ageStatement: AGE_NOT_STATED });
  }
});
