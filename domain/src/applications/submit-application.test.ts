import { AGE_STATEMENT } from '../consents/age-statement.js';
import { InvalidInput } from '../kernel/errors.js';
import { aTestContext } from '../testing/a-test-context.js';
import { aContactForm, anApplicationForm } from '../testing/an-application.js';
import { submitApplication } from './submit-application.js';
import { type FormTokens, MOST_SECONDS_TO_FILL, rejectAutomatic } from './form-proof.js';
import { type ContactForm, validateContact } from './contact-message.js';
import { secondsAfter } from '../kernel/time.js';
import { sendMessage } from './send-message.js';
import { testWith } from '../testing/test-with.js';

const STATED = { ageStatement: AGE_STATEMENT.version };

const it = testWith(aTestContext);

describe('submitting an application', () => {
  it('keeps it, with the email in its normal form', async (context) => {
    const form = anApplicationForm({ name: ' Ravi Kumar ', email: ' Ravi@Example.com' });
    const application = await submitApplication(context, form, STATED);
    expect(application).toMatchObject({
      name: 'Ravi Kumar',
      email: 'ravi@example.com',
      status: 'received',
      notes: '',
    });
    expect([...context.unitOfWork.tables.applications.values()]).toEqual([application]);
  });

  it('mails the applicant with a copy of the notice, and tells the company', async (context) => {
    await submitApplication(context, anApplicationForm({ message: 'Hello' }), STATED);
    expect(context.mails()).toMatchObject([
      {
        kind: 'application-received',
        to: 'ravi@example.com',
        data: { name: 'Ravi Kumar', notice: 'application-1' },
      },
      {
        kind: 'application-notification',
        to: context.companyInbox,
        replyTo: 'ravi@example.com',
        data: { message: 'Hello', receivedAt: context.clock.now.toISOString() },
      },
    ]);
  });

  it('is kept and tells the company where the applicant may not be mailed', async (context) => {
    const application = await submitApplication(context, anApplicationForm(), STATED, false);
    const { applications, consents } = context.unitOfWork.tables;
    expect([...applications.values()]).toEqual([application]);
    expect(consents.size).toBe(1);
    expect(context.mails()).toMatchObject([{ kind: 'application-notification' }]);
  });

  it('refuses a bad form with the banner, and keeps and mails nothing', async (context) => {
    const refused = submitApplication(context, anApplicationForm({ name: '' }), STATED);
    await expect(refused).rejects.toThrow(InvalidInput);
    await expect(refused).rejects.toThrow('Please fix the errors above and try again.');
    expect(context.unitOfWork.tables.applications.size).toBe(0);
    expect(context.mails()).toEqual([]);
  });

  test.each([
    ['nothing', { notice: 'application-1' }],
    ['another word', { ageStatement: 'yes' }],
  ])('keeps nothing of whoever states by %s to be 18', async (_, said) => {
    const context = await aTestContext();
    const refused = submitApplication(context, anApplicationForm(), said);
    await expect(refused).rejects.toMatchObject({
      details: { fields: { ageStatement: expect.stringMatching(/18|age/) } },
    });
    const { applications, consents } = context.unitOfWork.tables;
    expect([applications.size, consents.size, context.mails().length]).toEqual([0, 0, 0]);
  });
});

const aged = (age: number | null): FormTokens => ({ issue: () => 'token', ageOf: () => age });
const formToken = 'token';

describe('What a form sends along', () => {
  test.each([2, 60, MOST_SECONDS_TO_FILL])('is taken when it was begun %d s ago', (age) =>
    expect(() => rejectAutomatic(aged(age), { formToken, reference: '' })).not.toThrow(),
  );

  test('is taken without a token', () =>
    expect(() => rejectAutomatic(aged(null), {})).not.toThrow());

  test.each([
    [0, 2],
    [0.5, 2],
    [1.5, 1],
    [-3, 5],
  ])('A form token of %d s ago is too fast, and asks to wait %d s', (age, wait) => {
    const refusal = { kind: 'too-many', code: 'filled_too_fast' };
    expect(() => rejectAutomatic(aged(age), { formToken })).toThrow(
      expect.objectContaining({ ...refusal, details: { retryAfterSeconds: wait } }),
    );
  });

  test.each([null, MOST_SECONDS_TO_FILL + 1])('A form token of %s s ago has expired', (age) =>
    expect(() => rejectAutomatic(aged(age), { formToken })).toThrow(
      expect.objectContaining({ kind: 'conflict', code: 'form_expired' }),
    ),
  );

  test('is refused when the field is filled that people don’t see', () => {
    const filled = { formToken, reference: 'https://example.com' };
    expect(() => rejectAutomatic(aged(60), filled)).toThrow(
      expect.objectContaining({ kind: 'invalid', code: 'looks_automatic' }),
    );
  });
});

const REFUSED: readonly (readonly [keyof ContactForm, string, string])[] = [
  ['name', '  ', 'Full Name is required'],
  ['name', 'a'.repeat(101), 'Please use at most 100 characters'],
  ['email', '', 'Email Address is required'],
  ['email', 'meera', 'Please enter a valid email address'],
  ['message', '\n', 'Message is required'],
  ['message', 'a'.repeat(2001), 'Please use at most 2000 characters'],
  ['subject', 'a'.repeat(201), 'Please use at most 200 characters'],
];

describe('a contact form', () => {
  test.each(REFUSED)('is refused with %s %p', (field, text, message) =>
    expect(validateContact(aContactForm({ [field]: text }))).toEqual({ [field]: message }),
  );

  test('may be sent without a subject', () =>
    expect(validateContact(aContactForm({ subject: '' }))).toEqual({}));
});

const FORM = aContactForm({ name: ' Meera Iyer ', email: 'Meera@Example.com' });
const THIRTY_DAYS = 30 * 24 * 60 * 60;

describe('Sending a message', () => {
  it('saves it, and mails it to the company, to be answered to the sender', async (context) => {
    await sendMessage(context, FORM, 'message');
    expect([...context.unitOfWork.tables.messages.values()]).toMatchObject([
      { name: 'Meera Iyer', email: 'meera@example.com', createdAt: context.clock.now, dueAt: null },
    ]);
    expect(context.mails()).toMatchObject([
      { kind: 'contact-notification', to: context.companyInbox, replyTo: 'meera@example.com' },
    ]);
  });

  test('saves an enquiry with its service and estimate, which other messages have not', async () => {
    const about = { service: 'Website Development', estimate: '₹25,000 to ₹45,000' };
    for (const [kind, kept] of [
      ['enquiry', about],
      ['message', { service: '', estimate: '' }],
    ] as const) {
      const context = await aTestContext();
      await sendMessage(context, { ...FORM, ...about }, kind);
      expect([...context.unitOfWork.tables.messages.values()]).toMatchObject([{ kind, ...kept }]);
      expect(context.mails()).toMatchObject([{ kind: 'contact-notification', data: kept }]);
    }
  });

  it('saves a grievance with its due day, and mails that day to its own inbox and the sender', async (context) => {
    const { unitOfWork, ids, companyInbox } = context;
    const ports = { unitOfWork, ids, companyInbox, grievanceInbox: 'officer@example.com' };
    await sendMessage(ports, { ...FORM, subject: '\u200B ' }, 'grievance');
    const dueAt = secondsAfter(context.clock.now, THIRTY_DAYS);
    expect([...context.unitOfWork.tables.messages.values()]).toMatchObject([
      { kind: 'grievance', dueAt },
    ]);
    const day = dueAt.toISOString();
    expect(context.mails()).toMatchObject([
      {
        ...{ kind: 'contact-notification', to: 'officer@example.com' },
        data: { subject: 'Complaint about personal data', dueAt: day },
      },
      { kind: 'grievance-received', to: 'meera@example.com', data: { dueAt: day } },
    ]);
  });

  it('mails the company alone where the sender may not be mailed', async (context) => {
    await sendMessage(context, FORM, 'grievance', false);
    expect(context.unitOfWork.tables.messages.size).toBe(1);
    expect(context.mails()).toMatchObject([
      { kind: 'contact-notification', to: context.companyInbox },
    ]);
  });

  it('refuses a bad form, and mails nothing', async (context) => {
    const form = aContactForm({ email: 'meera@example.com\r\nBcc: all@example.com' });
    await expect(sendMessage(context, form, 'message')).rejects.toThrow(InvalidInput);
    expect(context.mails()).toEqual([]);
  });
});
