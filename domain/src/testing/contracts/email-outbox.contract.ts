import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import { contract, type StoresUnderTest } from './stores-under-test.js';
import { aStudent } from '../a-student.js';
import { anEmailCorrection } from '../an-email-correction.js';
import { anEmail } from '../an-email.js';
import { A_DAY } from '../moments.js';

/** What every {@link EmailOutbox} promises. */
export const emailOutboxContract = contract('EmailOutbox', (it) => {
  it('hands on the mails of a transaction that commits, as they were added', async (subject) => {
    const first = anEmail({ replyTo: 'sender@example.com', expiresAt: A_DAY });
    const second = anEmail({ to: first.to, replyTo: 'other@example.com' });
    await subject.run(async (tx) => {
      await tx.emails.add(first);
      await tx.emails.add(second);
    });
    const handedOn = await subject.emailsTo(first.to);
    expect(handedOn).toHaveLength(2);
    expect(handedOn).toContainEqual(expect.objectContaining(first));
    expect(handedOn).toContainEqual(expect.objectContaining(second));
  });

  it('queues one mail of a call to an address', async (subject) => {
    const [email, other, callId] = [anEmail(), anEmail(), randomUUID()];
    const add = (to: typeof email, call = callId) =>
      subject.run((tx) => tx.emails.addOnce(call, to));
    await expect(add(email)).resolves.toBe(true);
    await expect(add(email)).resolves.toBe(false);
    await expect(add(other)).resolves.toBe(true);
    await expect(add(email, randomUUID())).resolves.toBe(true);
    await expect(subject.emailsTo(email.to)).resolves.toHaveLength(2);
  });

  it('hands on no mail before the commit', async (subject) => {
    const email = anEmail();
    const before = await subject.run(async (tx) => {
      await tx.emails.add(email);
      return subject.emailsTo(email.to);
    });
    expect(before).toEqual([]);
    await expect(subject.emailsTo(email.to)).resolves.toHaveLength(1);
  });

  const addEmail = async (subject: StoresUnderTest, email = anEmail()) => {
    await subject.run((tx) => tx.emails.add(email));
    const [id] = (await subject.emailStatesTo(email.to)).keys();
    return { email, id: id! };
  };

  it('tells how a mail stands', async (subject) => {
    const { id } = await addEmail(subject, anEmail({ expiresAt: A_DAY }));
    const seen = await subject.run((tx) => tx.emails.lock(id));
    const rest = {
      kind: 'verification-code',
      expiresAt: A_DAY,
      isBeingSent: false,
      corrected: null,
    };
    expect(seen).toEqual({ id, state: 'pending', ...rest });
    expect(await subject.run((tx) => tx.emails.lock(randomUUID()))).toBeNull();
  });

  it('hands on a mail that failed once more', async (subject) => {
    const { id, email } = await addEmail(subject);
    await subject.failEmail(id);
    await subject.run(async (tx) => {
      await tx.emails.lock(id);
      await tx.emails.addAgain(id, null);
    });
    await expect(subject.emailStatesTo(email.to)).resolves.toEqual(new Map([[id, 'pending']]));
  });

  it('hands on a mail once more to another address', async (subject) => {
    const { id, email } = await addEmail(subject);
    await subject.failEmail(id);
    const to = `right-${email.to}`;
    await subject.run((tx) => tx.emails.addAgain(id, to));
    await expect(subject.emailStatesTo(email.to)).resolves.toEqual(new Map());
    await expect(subject.emailStatesTo(to)).resolves.toEqual(new Map([[id, 'pending']]));
  });

  it('tells where the owner of a corrected address has mail now', async (subject) => {
    const student = aStudent({ id: randomUUID() });
    const oldEmail = `old-${student.email}`;
    const { id } = await addEmail(subject, anEmail({ to: oldEmail }));
    const corrected = () => subject.run(async (tx) => (await tx.emails.lock(id))?.corrected);
    await subject.run((tx) => tx.students.add(student));
    await expect(corrected()).resolves.toBeNull();
    const done = { studentId: student.id, oldEmail, newEmail: student.email };
    await subject.run((tx) => tx.corrections.add(anEmailCorrection(done)));
    await expect(corrected()).resolves.toEqual({ to: student.email, wasVerified: true });
  });

  it('gives up a mail', async (subject) => {
    const { id, email } = await addEmail(subject);
    await subject.run((tx) => tx.emails.drop(id));
    await expect(subject.emailStatesTo(email.to)).resolves.toEqual(new Map([[id, 'dropped']]));
  });
});
