import { signUp, type SignUp } from '../accounts/sign-up.js';
import { submitApplication } from '../applications/submit-application.js';
import { CONSENT_PURPOSES, noticeInWords, NOTICES } from './notices.js';
import { A_REQUESTER, aSignUpForm } from '../testing/a-student.js';
import { aTestContext } from '../testing/a-test-context.js';
import { anApplication } from '../testing/an-application.js';
import {
  AGE_NOT_STATED,
  AGE_STATEMENT,
  ageErrors,
  formAgeErrors,
  type FormStatements,
} from './age-statement.js';
import { withdrawConsent } from './consent.js';
import { createHash } from 'node:crypto';

it.each(CONSENT_PURPOSES)(
  'The notices of an %s state what is agreed to and the way back, and leave the age apart',
  (purpose) => {
    expect(NOTICES[purpose].text).toMatch(/^By pressing .* you agree .*withdraw at any time/);
    expect(NOTICES[purpose].text).not.toMatch(/18|older/);
  },
);

it.each([
  ['account-1', 'privacy notice for accounts, version 1'],
  ['application-12', 'privacy notice for applications, version 12'],
  ['certificate-1', 'privacy notice for public certificates, version 1'],
  ['other-1', 'notice other-1'],
  ['account-1.', 'notice account-1.'],
])('The notice %s is called %s', (version, words) => expect(noticeInWords(version)).toBe(words));

const STATED = { ageStatement: AGE_STATEMENT.version };

const aSignUp = (said: FormStatements = {}): SignUp => ({
  ...{ form: aSignUpForm({ email: 'asha@example.com' }), requester: A_REQUESTER },
  ...{ ...STATED, ...said },
});

describe('Consent', () => {
  it('is recorded with a sign-up', async () => {
    const context = await aTestContext();
    await signUp(context, aSignUp());
    const { id } = (await context.students.findByEmail('asha@example.com'))!;
    expect([...context.unitOfWork.tables.consents.values()]).toMatchObject([
      {
        purpose: 'account',
        subjectId: id,
        notice: NOTICES.account.version,
        ageStatement: AGE_STATEMENT.version,
        action: 'given',
        at: context.clock.now,
      },
    ]);
  });

  it('is recorded with an application', async () => {
    const context = await aTestContext();
    const { id } = await submitApplication(context, anApplication(), STATED);
    expect([...context.unitOfWork.tables.consents.values()]).toMatchObject([
      { purpose: 'application', subjectId: id, notice: NOTICES.application.version, ...STATED },
    ]);
  });

  it('is withdrawn once, and only where it was given', async () => {
    const context = await aTestContext();
    const { id } = await submitApplication(context, anApplication(), STATED);
    await context.unitOfWork.run(async (tx) => {
      await withdrawConsent(tx, context.ids, id);
      await withdrawConsent(tx, context.ids, id);
      await withdrawConsent(tx, context.ids, 'somebody who never agreed');
    });
    const kept = [...context.unitOfWork.tables.consents.values()];
    expect(
      kept.map(({ subjectId, action, ageStatement }) => [subjectId, action, ageStatement]),
    ).toEqual([
      [id, 'given', AGE_STATEMENT.version],
      [id, 'withdrawn', null],
    ]);
  });
});

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
