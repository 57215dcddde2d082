import { describe, expect, it } from '@jest/globals';
import { AGE_STATEMENT } from '../consents/age-statement.js';
import { InvalidInput } from '../kernel/errors.js';
import { aTestContext } from '../testing/a-test-context.js';
import { anApplicationForm } from '../testing/an-application.js';
import { submitApplication } from './submit-application.js';

const STATED = { ageStatement: AGE_STATEMENT.version };

describe('submitting an application', () => {
  it('keeps it, with the email in its normal form', async () => {
    const world = await aTestContext();
    const form = anApplicationForm({ name: ' Ravi Kumar ', email: ' Ravi@Example.com' });
    const application = await submitApplication(world, form, STATED);
    expect(application).toMatchObject({
      name: 'Ravi Kumar',
      email: 'ravi@example.com',
      status: 'received',
      notes: '',
    });
    expect([...world.unitOfWork.tables.applications.values()]).toEqual([application]);
  });

  it('mails the applicant, and tells the company', async () => {
    const world = await aTestContext();
    await submitApplication(world, anApplicationForm({ message: 'Hello' }), STATED);
    expect(world.mails()).toMatchObject([
      { kind: 'application-received', to: 'ravi@example.com', data: { name: 'Ravi Kumar' } },
      {
        kind: 'notice-copy',
        to: 'ravi@example.com',
        data: { purpose: 'application', version: 'application-3' },
      },
      {
        kind: 'application-notification',
        to: world.companyInbox,
        replyTo: 'ravi@example.com',
        data: { message: 'Hello', receivedAt: world.clock.now.toISOString() },
      },
    ]);
  });

  it('refuses a bad form with the banner, and keeps and mails nothing', async () => {
    const world = await aTestContext();
    const refused = submitApplication(world, anApplicationForm({ name: '' }), STATED);
    await expect(refused).rejects.toThrow(InvalidInput);
    await expect(refused).rejects.toThrow('Please fix the errors above and try again.');
    expect(world.unitOfWork.tables.applications.size).toBe(0);
    expect(world.mails()).toEqual([]);
  });

  it.each([
    ['nothing', { notice: 'application-3' }, 'Please fix the errors above and try again.'],
    ['another word', { ageStatement: 'yes' }, 'Please fix the errors above and try again.'],
    ['the sentence of a page of before', { notice: 'application-2' }, 'Please reload this page'],
  ])('keeps nothing of whoever states by %s to be 18', async (_, said, message) => {
    const world = await aTestContext();
    const refused = submitApplication(world, anApplicationForm(), said);
    await expect(refused).rejects.toThrow(message);
    await expect(refused).rejects.toMatchObject({
      details: { fields: { ageStatement: expect.stringMatching(/18|age/) } },
    });
    const { applications, consents } = world.unitOfWork.tables;
    expect([applications.size, consents.size, world.mails().length]).toEqual([0, 0, 0]);
  });
});
