import { describe, expect, it } from '@jest/globals';
import { InvalidInput } from '../kernel/errors.js';
import { secondsAfter } from '../kernel/time.js';
import { aContactForm } from '../testing/a-contact-message.js';
import { aTestContext } from '../testing/a-test-context.js';
import { sendMessage } from './send-message.js';

const FORM = aContactForm({ name: ' Meera Iyer ', email: 'Meera@Example.com' });
const THIRTY_DAYS = 30 * 24 * 60 * 60;

describe('Sending a message', () => {
  it('saves it, and mails it to the company, to be answered to the sender', async () => {
    const context = await aTestContext();
    await sendMessage(context, FORM, 'message');
    expect([...context.unitOfWork.tables.messages.values()]).toMatchObject([
      { name: 'Meera Iyer', email: 'meera@example.com', createdAt: context.clock.now, dueAt: null },
    ]);
    expect(context.mails()).toMatchObject([
      { kind: 'contact-notification', to: context.companyInbox, replyTo: 'meera@example.com' },
    ]);
  });

  it('saves an enquiry with its service and estimate, which other messages have not', async () => {
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

  it('saves a grievance with its due day, and mails that day to its own inbox and the sender', async () => {
    const context = await aTestContext();
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

  it('mails the company alone where the sender may not be mailed', async () => {
    const context = await aTestContext();
    await sendMessage(context, FORM, 'grievance', false);
    expect(context.unitOfWork.tables.messages.size).toBe(1);
    expect(context.mails()).toMatchObject([
      { kind: 'contact-notification', to: context.companyInbox },
    ]);
  });

  it('refuses a bad form, and mails nothing', async () => {
    const context = await aTestContext();
    const form = aContactForm({ email: 'meera@example.com\r\nBcc: all@example.com' });
    await expect(sendMessage(context, form, 'message')).rejects.toThrow(InvalidInput);
    expect(context.mails()).toEqual([]);
  });
});
