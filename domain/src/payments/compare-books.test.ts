import { expect, it } from '@jest/globals';
import { compareBooks } from './compare-books.js';
import { recordFact } from './record-payment.js';
import { aFact, byWebhook } from '../testing/a-fact.js';
import { aPayment } from '../testing/a-payment.js';
import { aStudent } from '../testing/a-student.js';
import { aWorld, type World } from '../testing/a-world.js';

const student = aStudent();
const order = aPayment({ studentId: student.id });
const orderId = order.orderId!;
const fact = aFact({ paymentId: 'pay_1' });

const given = () => aWorld({ students: [student], payments: [order] });
const recorded = (world: World) =>
  world.unitOfWork.run((tx) => recordFact(tx, world.issuer, byWebhook(orderId, fact)));

/** Compares an hour later, twice; a difference is noted once. */
const differences = async (world: World) => {
  world.clock.pass(3_600);
  await compareBooks(world);
  await compareBooks(world);
  return [...world.unitOfWork.tables.differences.values()];
};

it('books that agree differ in nothing', async () => {
  const world = await given();
  await recorded(world);
  world.gateway.facts.set(orderId, [fact]);
  await expect(differences(world)).resolves.toEqual([]);
});

it('what was paid there only is noted, and recorded', async () => {
  const world = await given();
  world.gateway.facts.set(orderId, [fact]);
  await expect(differences(world)).resolves.toMatchObject([
    { kind: 'paid-there-only', orderId, providerPaymentId: 'pay_1', amount: 50_000 },
  ]);
  await expect(world.student(student.id)).resolves.toMatchObject({ paidAt: world.clock.now });
});

it('what was paid there for no order of ours is noted', async () => {
  const world = await given();
  world.gateway.facts.set('', [fact]);
  await expect(differences(world)).resolves.toMatchObject([
    { kind: 'paid-there-only', orderId: '', providerPaymentId: 'pay_1' },
  ]);
  await expect(world.student(student.id)).resolves.toEqual(student);
});

it('what was paid here only is noted, and stays', async () => {
  const world = await given();
  await recorded(world);
  await expect(differences(world)).resolves.toMatchObject([{ kind: 'paid-here-only', orderId }]);
  expect(world.unitOfWork.tables.payments.get(order.id)).toMatchObject({ state: 'paid' });
});

it('what was paid there of another amount is noted, and does not count', async () => {
  const world = await given();
  world.gateway.facts.set(orderId, [{ ...fact, paid: { amount: 1, currency: 'INR' } }]);
  const found = await differences(world);
  expect(found.map(({ kind }) => kind)).toEqual(['paid-there-only', 'amount-differs']);
  await expect(world.student(student.id)).resolves.toEqual(student);
});
