import { describe, expect, it } from '@jest/globals';
import { AGE_STATEMENT } from '../consents/age-statement.js';
import { InvalidInput } from '../kernel/errors.js';
import { aTestContext } from '../testing/a-test-context.js';
import { anApplicationForm } from '../testing/an-application.js';
import { submitApplication } from './submit-application.js';

const STATED = { ageStatement: AGE_STATEMENT.version };

describe('submitting an application', () => {
  it('keeps it, with the email in its normal form', async () => {
    const context = await aTestContext();
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

  it('mails the applicant with a copy of the notice, and tells the company', async () => {
    const context = await aTestContext();
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

  it('is kept and tells the company where the applicant may not be mailed', async () => {
    const context = await aTestContext();
    const application = await submitApplication(context, anApplicationForm(), STATED, false);
    const { applications, consents } = context.unitOfWork.tables;
    expect([...applications.values()]).toEqual([application]);
    expect(consents.size).toBe(1);
    expect(context.mails()).toMatchObject([{ kind: 'application-notification' }]);
  });

  it('refuses a bad form with the banner, and keeps and mails nothing', async () => {
    const context = await aTestContext();
    const refused = submitApplication(context, anApplicationForm({ name: '' }), STATED);
    await expect(refused).rejects.toThrow(InvalidInput);
    await expect(refused).rejects.toThrow('Please fix the errors above and try again.');
    expect(context.unitOfWork.tables.applications.size).toBe(0);
    expect(context.mails()).toEqual([]);
  });

  it.each([
    ['nothing', { notice: 'application-1' }, 'Please fix the errors above and try again.'],
    ['another word', { ageStatement: 'yes' }, 'Please fix the errors above and try again.'],
  ])('keeps nothing of whoever states by %s to be 18', async (_, said, message) => {
    const context = await aTestContext();
    const refused = submitApplication(context, anApplicationForm(), said);
    await expect(refused).rejects.toThrow(message);
    await expect(refused).rejects.toMatchObject({
      details: { fields: { ageStatement: expect.stringMatching(/18|age/) } },
    });
    const { applications, consents } = context.unitOfWork.tables;
    expect([applications.size, consents.size, context.mails().length]).toEqual([0, 0, 0]);
  });
});
