import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import {
  AGE_NOT_STATED,
  AGE_STATEMENT,
  ageErrors,
  formAgeErrors,
  PAGE_IS_OLD,
  statesAge,
} from './age-statement.js';
import { CONSENT_PURPOSES, EARLIER_NOTICES, NOTICES } from './notices.js';

it('The statement of age says what it said when its version was made', () => {
  const print = createHash('sha256').update(AGE_STATEMENT.text).digest('hex').slice(0, 16);
  expect({ [AGE_STATEMENT.version]: print }).toEqual({ 'age-1': '16bd1fbdb60b7a70' });
});

describe('A form', () => {
  it('may be sent once the age is stated, under whichever notice', () => {
    expect(ageErrors({ ageStatement: 'age-1' })).toEqual({});
    expect(ageErrors({ ageStatement: 'age-1', notice: 'account-3' })).toEqual({});
  });

  it.each(['', 'yes', 'true', 'age-0', 'account-4', 'AGE-1'])(
    'is refused if %j is all that it states',
    (ageStatement) => {
      expect(ageErrors({ ageStatement })).toEqual({ ageStatement: AGE_NOT_STATED });
      expect(ageErrors({ ageStatement, notice: NOTICES.account.version })).toEqual({
        ageStatement: AGE_NOT_STATED,
      });
    },
  );

  it('A form of a page that was opened before is asked for again', () => {
    for (const { version } of CONSENT_PURPOSES.flatMap((purpose) => EARLIER_NOTICES[purpose])) {
      expect(ageErrors({ notice: version })).toEqual({ ageStatement: PAGE_IS_OLD });
    }
  });
});

describe('A form of the site', () => {
  it('states the age, unless a client was shown nothing and tells nothing', () => {
    expect(formAgeErrors({})).toEqual({});
    expect(formAgeErrors({ notice: '', ageStatement: '' })).toEqual({});
    expect(formAgeErrors({ ageStatement: 'age-1' })).toEqual({});
    for (const said of [{ notice: 'account-4' }, { ageStatement: 'no' }]) {
      expect(formAgeErrors(said)).toEqual({ ageStatement: AGE_NOT_STATED });
    }
  });
});

describe('A consent on record', () => {
  it('tells the age if its sentence held it, or a statement came with it', () => {
    const told = (notice: string, ageStatement: string | null = null) =>
      statesAge({ notice, ageStatement });
    const earlier = ['account-1', 'account-2', 'account-3', 'application-2', 'certificate-3'];
    expect(earlier.map((notice) => told(notice))).toEqual(earlier.map(() => true));
    const inForce = CONSENT_PURPOSES.map((purpose) => NOTICES[purpose].version);
    expect(inForce.map((notice) => told(notice))).toEqual([false, false, false]);
    expect(inForce.map((notice) => told(notice, 'age-1'))).toEqual([true, true, true]);
    expect(told('account-0')).toBe(false);
  });
});
