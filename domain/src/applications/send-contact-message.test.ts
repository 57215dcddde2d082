import { describe, expect, it } from '@jest/globals';
import { InvalidInput } from '../kernel/errors.js';
import { aContactForm } from '../testing/a-contact-message.js';
import { aTestContext } from '../testing/a-test-context.js';
import { sendContactMessage } from './send-contact-message.js';

describe('sending a contact message', () => {
  it('keeps it, and tells the company, to be answered to the sender', async () => {
    const context = await aTestContext();
    await sendContactMessage(
      context,
      aContactForm({ name: ' Meera Iyer ', email: 'Meera@Example.com' }),
    );
    expect([...context.unitOfWork.tables.messages.values()]).toMatchObject([
      { name: 'Meera Iyer', email: 'meera@example.com', createdAt: context.clock.now },
    ]);
    expect(context.mails()).toMatchObject([
      { kind: 'contact-notification', to: context.companyInbox, replyTo: 'meera@example.com' },
    ]);
  });

  it('refuses a bad form, and mails nothing', async () => {
    const context = await aTestContext();
    const form = aContactForm({ email: 'meera@example.com\r\nBcc: all@example.com' });
    await expect(sendContactMessage(context, form)).rejects.toThrow(InvalidInput);
    expect(context.mails()).toEqual([]);
  });
});
