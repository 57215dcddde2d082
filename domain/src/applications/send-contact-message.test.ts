import { describe, expect, it } from '@jest/globals';
import { InvalidInput } from '../kernel/errors.js';
import { aContactForm } from '../testing/a-contact-message.js';
import { aTestContext } from '../testing/a-test-context.js';
import { sendContactMessage } from './send-contact-message.js';

describe('sending a contact message', () => {
  it('keeps it, and tells the company, to be answered to the sender', async () => {
    const world = await aTestContext();
    await sendContactMessage(
      world,
      aContactForm({ name: ' Meera Iyer ', email: 'Meera@Example.com' }),
    );
    expect([...world.unitOfWork.tables.messages.values()]).toMatchObject([
      { name: 'Meera Iyer', email: 'meera@example.com', createdAt: world.clock.now },
    ]);
    expect(world.mails()).toMatchObject([
      { kind: 'contact-notification', to: world.companyInbox, replyTo: 'meera@example.com' },
    ]);
  });

  it('refuses a bad form, and mails nothing', async () => {
    const world = await aTestContext();
    const form = aContactForm({ email: 'meera@example.com\r\nBcc: all@example.com' });
    await expect(sendContactMessage(world, form)).rejects.toThrow(InvalidInput);
    expect(world.mails()).toEqual([]);
  });
});
