import { expect } from '@jest/globals';
import type { Breach } from '../../breaches/breach.js';
import { secondsAfter } from '../../kernel/time.js';
import { aBreach } from '../a-breach.js';
import { aContactMessage } from '../a-contact-message.js';
import { anApplication } from '../an-application.js';
import { aPayment } from '../a-payment.js';
import { givenAttempt, givenStudent } from './givens.js';
import { contract, type StoresUnderTest } from './stores-under-test.js';
import { undone } from './transactions.js';

const MANY = 1_000;
const NUMBERS = ['1990-01', '1990-02', '1990-03', '1990-04', '1990-05', '1990-06'] as const;

/** Only the people of the test itself, whatever others have left. */
const of = (emails: readonly string[], parts: Partial<Breach>) =>
  aBreach({ emails, until: new Date('2100-01-01T00:00:00.000Z'), ...parts });

/** A student with a test and a payment, who applied and wrote as well, by other capitals. */
async function givenSomebody(subject: StoresUnderTest) {
  const student = await givenStudent(subject);
  await givenAttempt(subject, { studentId: student.id });
  const email = student.email.toUpperCase();
  await subject.run(async (tx) => {
    await tx.payments.add(aPayment({ studentId: student.id }));
    await tx.applications.add(anApplication({ email, name: 'Applicant' }));
    await tx.messages.add(aContactMessage({ email, name: 'Writer' }));
  });
  return student;
}

/** What every {@link BreachRegister} promises. */
export const breachRegisterContract = contract('BreachRegister', (it) => {
  it('keeps the first words of a number', async (subject) => {
    const first = aBreach({ number: NUMBERS[0] });
    const keep = (breach: Breach) => subject.run((tx) => tx.breaches.keep(breach));
    await expect(keep(first)).resolves.toEqual(first);
    await expect(keep({ ...first, nature: 'Else' })).resolves.toEqual(first);
  });

  it('finds a person once, with the name of the account and the kinds of data', async (subject) => {
    const { email, name: own } = await givenSomebody(subject);
    const data = ['account', 'tests', 'payments', 'applications', 'messages'] as const;
    const all = of([email], { number: NUMBERS[1], data });
    const { breaches } = subject.stores;
    await expect(breaches.untold(all, MANY)).resolves.toEqual([{ email, name: own, data }]);
    const some = { ...all, data: ['messages', 'applications'] as const };
    const [found] = await breaches.untold(some, MANY);
    expect(found).toEqual({ email, name: 'Applicant', data: ['applications', 'messages'] });
    await expect(breaches.count(all)).resolves.toEqual({ told: 0, untold: 1 });
  });

  it('leaves out who came afterwards, who is not meant, and who is erased', async (subject) => {
    const later = await givenStudent(subject);
    const erased = await givenStudent(subject, { erasedAt: later.createdAt });
    const { breaches } = subject.stores;
    const meant = of([later.email, erased.email], { number: NUMBERS[2] });
    expect((await breaches.untold(meant, MANY)).map(({ email }) => email)).toEqual([later.email]);
    const until = secondsAfter(later.createdAt, -1);
    await expect(breaches.untold({ ...meant, until }, MANY)).resolves.toEqual([]);
    const other = { ...meant, emails: ['nobody@example.com'] };
    await expect(breaches.untold(other, MANY)).resolves.toEqual([]);
    const kinds = { ...meant, data: ['tests', 'payments'] as const };
    await expect(breaches.untold(kinds, MANY)).resolves.toEqual([]);
  });

  it('tells each under a number once, by address, so many at a time', async (subject) => {
    const students = [await givenStudent(subject), await givenStudent(subject)];
    const emails = students.map(({ email }) => email).sort();
    const breach = of(emails, { number: NUMBERS[3] });
    const { stores } = subject;
    await subject.run((tx) => tx.breaches.keep(breach));
    const [first] = await stores.breaches.untold(breach, 1);
    expect(first).toMatchObject({ email: emails[0] });
    const tell = (them: readonly string[]) =>
      subject.run((tx) => tx.breaches.noteTold(breach.number, them));
    await expect(tell([emails[0]!])).resolves.toEqual([emails[0]]);
    expect(await stores.breaches.untold(breach, MANY)).toMatchObject([{ email: emails[1] }]);
    await expect(tell(emails)).resolves.toEqual([emails[1]]);
    await expect(tell([])).resolves.toEqual([]);
    await expect(stores.breaches.count(breach)).resolves.toEqual({ told: 2, untold: 0 });
    const next = { ...breach, number: NUMBERS[4] };
    await expect(stores.breaches.count(next)).resolves.toEqual({ told: 0, untold: 2 });
  });

  it('notes nothing where the transaction throws', async (subject) => {
    const { email } = await givenStudent(subject);
    const breach = of([email], { number: NUMBERS[5] });
    await subject.run((tx) => tx.breaches.keep(breach));
    await undone(subject, async (tx) => {
      await tx.breaches.noteTold(breach.number, [email]);
    });
    expect(await subject.stores.breaches.untold(breach, MANY)).toHaveLength(1);
  });
});
