import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { SetUp, StoresUnderTest } from './stores-under-test.js';
import { undone } from './transactions.js';
import { decided, newCorrection } from '../../accounts/email-correction.js';
import { aStudent } from '../a-student.js';
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

    const aKeptEmail = async (under: StoresUnderTest, email = anEmail()) => {
      await under.unitOfWork.run((tx) => tx.emails.add(email));
      const [id] = (await under.emailStatesTo(email.to)).keys();
      return { email, id: id! };
    };

    it('tells how a mail stands', async () => {
      const under = await setUp();
      const { id } = await aKeptEmail(under, anEmail({ expiresAt: A_DAY }));
      const seen = await under.unitOfWork.run((tx) => tx.emails.lock(id));
      const rest = {
        kind: 'verification-code',
        expiresAt: A_DAY,
        isBeingSent: false,
        corrected: null,
      };
      expect(seen).toEqual({ id, state: 'pending', ...rest });
      const none = await under.unitOfWork.run((tx) => tx.emails.lock(randomUUID()));
      expect(none).toBeNull();
    });

    it('hands on a mail that failed once more', async () => {
      const under = await setUp();
      const { id, email } = await aKeptEmail(under);
      await under.failEmail(id);
      await under.unitOfWork.run(async (tx) => {
        await tx.emails.lock(id);
        await tx.emails.addAgain(id, null);
      });
      await expect(under.emailStatesTo(email.to)).resolves.toEqual(new Map([[id, 'pending']]));
    });

    it('hands on a mail once more to another address', async () => {
      const under = await setUp();
      const { id, email } = await aKeptEmail(under);
      await under.failEmail(id);
      const to = `right-${email.to}`;
      await under.unitOfWork.run((tx) => tx.emails.addAgain(id, to));
      await expect(under.emailStatesTo(email.to)).resolves.toEqual(new Map());
      await expect(under.emailStatesTo(to)).resolves.toEqual(new Map([[id, 'pending']]));
    });

    it('tells where the owner of a corrected address has mail now', async () => {
      const under = await setUp();
      const student = aStudent({ id: randomUUID() });
      const oldEmail = `old-${student.email}`;
      const { id } = await aKeptEmail(under, anEmail({ to: oldEmail }));
      const corrected = () =>
        under.unitOfWork.run(async (tx) => (await tx.emails.lock(id))?.corrected);
      const of = { id: randomUUID(), studentId: student.id, oldEmail, newEmail: student.email };
      const waiting = newCorrection({ ...of, wasVerified: true }, A_DAY);
      await under.unitOfWork.run(async (tx) => {
        await tx.students.add(student);
        await tx.corrections.save(waiting);
      });
      await expect(corrected()).resolves.toBeNull();
      await under.unitOfWork.run((tx) => tx.corrections.save(decided(waiting, 'confirmed', A_DAY)));
      await expect(corrected()).resolves.toEqual({ to: student.email, wasVerified: true });
    });

    it('gives up a mail, unless the transaction throws', async () => {
      const under = await setUp();
      const { id, email } = await aKeptEmail(under);
      await undone(under.unitOfWork, (tx) => tx.emails.drop(id));
      await expect(under.emailStatesTo(email.to)).resolves.toEqual(new Map([[id, 'pending']]));
      await under.unitOfWork.run((tx) => tx.emails.drop(id));
      await expect(under.emailStatesTo(email.to)).resolves.toEqual(new Map([[id, 'dropped']]));
    });
  });
}
