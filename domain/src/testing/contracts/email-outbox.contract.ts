import { describe, expect, it } from '@jest/globals';
import type { SetUp } from './stores-under-test.js';
import { undone } from './transactions.js';
import { anEmail } from '../an-email.js';
import { A_DAY } from '../moments.js';

/** What every {@link EmailOutbox} promises. */
export function emailOutboxContract(name: string, setUp: SetUp): void {
  describe(`${name}: EmailOutbox`, () => {
    it('hands on the mails of a transaction that commits, as they were added', async () => {
      const { unitOfWork, emailsTo } = await setUp();
      const first = anEmail({ replyTo: 'sender@example.com', expiresAt: A_DAY });
      const second = anEmail({ to: first.to, replyTo: 'other@example.com' });
      await unitOfWork.run(async (tx) => {
        await tx.emails.add(first);
        await tx.emails.add(second);
      });
      const handedOn = await emailsTo(first.to);
      expect(handedOn).toHaveLength(2);
      expect(handedOn).toContainEqual(expect.objectContaining(first));
      expect(handedOn).toContainEqual(expect.objectContaining(second));
    });

    it('hands on no mail of a transaction that throws', async () => {
      const { unitOfWork, emailsTo } = await setUp();
      const email = anEmail();
      await undone(unitOfWork, (tx) => tx.emails.add(email));
      await expect(emailsTo(email.to)).resolves.toEqual([]);
    });

    it('hands on no mail before the commit', async () => {
      const { unitOfWork, emailsTo } = await setUp();
      const email = anEmail();
      const before = await unitOfWork.run(async (tx) => {
        await tx.emails.add(email);
        return emailsTo(email.to);
      });
      expect(before).toEqual([]);
      await expect(emailsTo(email.to)).resolves.toHaveLength(1);
    });
  });
}
