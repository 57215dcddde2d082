import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { signUp, type SignUp } from '../accounts/sign-up.js';
import { verifyEmail } from '../accounts/verify-email.js';
import { submitApplication } from '../applications/submit-application.js';
import { CONSENT_PURPOSES, EARLIER_NOTICES, NOTICES, noticeShown, type Notice } from './notices.js';
import { aSignUpForm } from '../testing/a-sign-up-form.js';
import { aTestContext } from '../testing/a-test-context.js';
import { A_REQUESTER } from '../testing/a-verification-code.js';
import { anApplication } from '../testing/an-application.js';
import { AGE_STATEMENT, type FormStatements } from './age-statement.js';
import { withdrawConsent } from './consent.js';

/** What each version says. A text that changes needs a version, and a line here, of its own. */
const PRINTS: Readonly<Record<string, string>> = {
  'account-1': '5dfd836f8bd97083',
  'account-2': '920825ed7bf5842d',
  'account-3': 'ff41dc3858aad64d',
  'account-4': '521a97890adf0632',
  'application-1': '40974bed1f0a30c1',
  'application-2': '5d988b7cf970e10d',
  'application-3': '5516106e4b345098',
  'certificate-1': '7dcec1ef40d83c86',
  'certificate-2': '3bfad2e2172fe4d5',
  'certificate-3': 'bace5e0e279325b6',
  'certificate-4': '0f457f3110964dc1',
};

const printOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 16);

describe('The notices', () => {
  it('say what they said when their versions were made', () => {
    const all = CONSENT_PURPOSES.flatMap((purpose) => [
      NOTICES[purpose],
      ...EARLIER_NOTICES[purpose],
    ]);
    const prints = Object.fromEntries(all.map(({ version, text }) => [version, printOf(text)]));
    expect(prints).toEqual(PRINTS);
  });

  it.each(CONSENT_PURPOSES)(
    'The notices of an %s state what is agreed to and the way back, and leave the age apart',
    (purpose) => {
      expect(NOTICES[purpose].text).toMatch(/^By pressing .* you agree .*withdraw at any time/);
      expect(NOTICES[purpose].text).not.toMatch(/18|older/);
    },
  );

  it('are taken for the one in force if a client names none, or one that never was', () => {
    expect(noticeShown('account', '')).toBe(NOTICES.account.version);
    expect(noticeShown('account', NOTICES.application.version)).toBe(NOTICES.account.version);
    expect(noticeShown('account', NOTICES.account.version)).toBe(NOTICES.account.version);
  });

  it('are recorded as an earlier one if the page that was open showed that', () => {
    const earlier = EARLIER_NOTICES.account as Notice[];
    earlier.push({ version: 'account-0', text: 'What the page said before' });
    try {
      expect(noticeShown('account', 'account-0')).toBe('account-0');
      expect(noticeShown('application', 'account-0')).toBe(NOTICES.application.version);
      expect(noticeShown('account', NOTICES.account.version)).toBe(NOTICES.account.version);
    } finally {
      earlier.pop();
    }
  });
});

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

  it('is mailed as it was given, once the address is known to be the student’s', async () => {
    const context = await aTestContext();
    const entered = aSignUp({ notice: 'account-1' });
    await signUp(context, entered);
    expect(context.mails('notice-copy')).toEqual([]);
    const { form } = entered;
    const entry = { email: form.email, code: context.mailedCode() };
    await verifyEmail(context, entry, A_REQUESTER);
    expect(context.mails('notice-copy')).toMatchObject([
      {
        to: 'asha@example.com',
        data: { name: form.name, purpose: 'account', version: 'account-1' },
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
