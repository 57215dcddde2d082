import { randomUUID } from 'node:crypto';
import { secondsAfter } from '../../kernel/time.js';
import type { OrderTerms } from '../../payments/orders/order-terms.js';
import type { Payment } from '../../payments/ledger/payment.js';
import { DEFAULT_POLICY } from '../../settings/policy.js';
import { anEventId, anOrderId, aPayment, aPaymentId, aPaymentAttempt } from '../a-payment.js';
import { A_DAY } from '../moments.js';
import { givenStudent } from './givens.js';
import { contract, type StoresUnderTest, type StoreTest } from './stores-under-test.js';
import { fulfilled, overlapping } from './transactions.js';
import type { Transaction } from '../../kernel/transaction.js';
import type { Stores } from '../../stores.js';
import { aRefund } from '../a-refund.js';
import { type SettlementStatement, summedUp } from '../../payments/settlements/settlement.js';
import { aSettledEntry, aSettlement } from '../a-settlement.js';
import type { ProviderEvent } from '../../payments/webhooks/provider-event.js';
import { anUpdate } from '../an-update.js';

async function givenPayment(
  subject: StoresUnderTest,
  parts: Partial<Payment> = {},
): Promise<Payment> {
  const payment = aPayment({ studentId: (await givenStudent(subject)).id, ...parts });
  await subject.run((tx) => tx.payments.add(payment));
  return payment;
}

const paid = (payment: Payment): Payment => ({
  ...payment,
  state: 'paid',
  paymentId: aPaymentId(),
  paidAt: A_DAY,
  flag: 'refund-due',
  attempts: [aPaymentAttempt({ refunds: [{ id: 'rfnd_1', amount: 1, state: 'requested' }] })],
});

function keepingTerms(it: StoreTest): void {
  it('tells the terms that were added last for a payment', async (subject) => {
    const { id: paymentId } = await givenPayment(subject);
    const first: OrderTerms = {
      id: randomUUID(),
      paymentId,
      shownVersion: null,
      termsVersion: 0,
      policy: DEFAULT_POLICY,
      agreedAt: A_DAY,
    };
    const policy = { ...DEFAULT_POLICY, feeRupees: 750 };
    const agreedAt = secondsAfter(A_DAY, 1);
    const second = {
      ...first,
      id: randomUUID(),
      shownVersion: 3,
      termsVersion: 3,
      policy,
      agreedAt,
    };
    await expect(subject.stores.payments.findTermsOf(paymentId)).resolves.toBeNull();
    await subject.run(async (tx) => {
      await tx.payments.addTerms(first);
      await tx.payments.addTerms(second);
    });
    await expect(subject.stores.payments.findTermsOf(paymentId)).resolves.toEqual(second);
  });
}

function finding(it: StoreTest): void {
  it('finds a payment by its order, as it was added', async (subject) => {
    const payment = await givenPayment(subject);
    await expect(subject.stores.payments.findByOrderId(payment.orderId!)).resolves.toEqual(payment);
    await expect(subject.stores.payments.findByOrderId(anOrderId())).resolves.toBeNull();
  });

  it.each(['open', 'failed', 'authorized'] as const)(
    'finds a payment in the state %s as unpaid',
    async (subject, state) => {
      const payment = await givenPayment(subject, { state, orderId: null });
      expect(await subject.stores.payments.findUnpaidOf(payment.studentId)).toEqual(payment);
    },
  );

  it('finds no unpaid payment of a student who has none, or has paid', async (subject) => {
    const { id: other } = await givenStudent(subject);
    const payment = await givenPayment(subject);
    await subject.run((tx) => tx.payments.save(paid(payment)));
    await expect(subject.stores.payments.findUnpaidOf(other)).resolves.toBeNull();
    await expect(subject.stores.payments.findUnpaidOf(payment.studentId)).resolves.toBeNull();
  });

  it('finds all payments of a student, and one by its id', async (subject) => {
    const old = await givenPayment(subject, { replacedAt: A_DAY });
    const { studentId } = old;
    const young = aPayment({ studentId, createdAt: secondsAfter(A_DAY, 1) });
    await subject.run((tx) => tx.payments.add(young));
    await givenPayment(subject);
    const { payments } = subject.stores;
    await expect(payments.findAllOf(studentId)).resolves.toEqual([old, young]);
    await expect(payments.findById(young.id)).resolves.toEqual(young);
    await expect(payments.findById(studentId)).resolves.toBeNull();
    await expect(payments.findUnpaidOf(studentId)).resolves.toEqual(young);
  });

  it('replaces what is kept of a payment', async (subject) => {
    const changed = paid({
      ...(await givenPayment(subject, { orderId: null })),
      orderId: anOrderId(),
    });
    await subject.run((tx) => tx.payments.save(changed));
    await expect(subject.stores.payments.findByOrderId(changed.orderId!)).resolves.toEqual(changed);
  });
}

function oneUnpaid(it: StoreTest): void {
  it('keeps one of two payments that are added at once', async (subject) => {
    const { id: studentId } = await givenStudent(subject);
    const first = aPayment({ studentId });
    const added = await overlapping(
      subject,
      (tx) => tx.payments.add(first),
      (tx) => tx.payments.add(aPayment({ studentId })),
    );
    expect(added.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    await expect(subject.stores.payments.findUnpaidOf(studentId)).resolves.toEqual(first);
  });
}

export const paymentRepositoryContract = contract(
  'PaymentRepository',
  finding,
  keepingTerms,
  oneUnpaid,
);

type Checks = {
  readonly add: (
    tx: Transaction<Stores>,
    studentId: string,
    checkAt: Date | null,
  ) => Promise<string>;
  readonly takeDue: (
    tx: Transaction<Stores>,
    now: Date,
    most: number,
  ) => Promise<readonly { readonly id: string }[]>;
  readonly takeAndSettle: (tx: Transaction<Stores>, now: Date) => Promise<readonly string[]>;
};

const MOST = 100;

const ofPayments: Checks = {
  async add(tx, studentId, checkAt) {
    const payment = aPayment({ studentId, checkAt, replacedAt: A_DAY });
    await tx.payments.add(payment);
    return payment.id;
  },
  takeDue: (tx, now, most) => tx.payments.takeDue(now, most),
  async takeAndSettle(tx, now) {
    const due = await tx.payments.takeDue(now, MOST);
    for (const payment of due) await tx.payments.save({ ...payment, checkAt: null });
    return due.map(({ id }) => id);
  },
};

const ofRefunds: Checks = {
  async add(tx, studentId, checkAt) {
    const payment = aPayment({ studentId, replacedAt: A_DAY });
    await tx.payments.add(payment);
    const refund = aRefund({ paymentId: payment.id, checkAt });
    await tx.refunds.add(refund);
    return refund.id;
  },
  takeDue: (tx, now, most) => tx.refunds.takeDue(now, most),
  async takeAndSettle(tx, now) {
    const due = await tx.refunds.takeDue(now, MOST);
    for (const refund of due) await tx.refunds.save({ ...refund, checkAt: null });
    return due.map(({ id }) => id);
  },
};

function taking(it: StoreTest, { add, takeDue, takeAndSettle }: Checks): void {
  const given = async (subject: StoresUnderTest, ...times: (Date | null)[]) => {
    const { id: studentId } = await givenStudent(subject);
    return subject.run(async (tx) => {
      const ids: string[] = [];
      for (const checkAt of times) ids.push(await add(tx, studentId, checkAt));
      return ids;
    });
  };
  const empty = async (subject: StoresUnderTest) => {
    await subject.run((tx) => takeAndSettle(tx, A_DAY));
  };

  it('gives what is due at this moment, and nothing that is due later or never', async (subject) => {
    await empty(subject);
    const [due] = await given(subject, A_DAY, secondsAfter(A_DAY, 1), null);
    expect(await subject.run((tx) => takeAndSettle(tx, A_DAY))).toEqual([due]);
  });

  it('gives as many as are asked for, the longest due first', async (subject) => {
    await empty(subject);
    const [last, first, second] = await given(
      subject,
      A_DAY,
      secondsAfter(A_DAY, -2),
      secondsAfter(A_DAY, -1),
    );
    const taken = await subject.run((tx) => takeDue(tx, A_DAY, 2));
    expect(taken.map(({ id }) => id)).toEqual([first, second]);
    await expect(subject.run((tx) => takeDue(tx, A_DAY, 3))).resolves.toMatchObject([
      { id: first },
      { id: second },
      { id: last },
    ]);
  });

  it('gives what is due to one of two who ask at once', async (subject) => {
    await empty(subject);
    const ids = await given(subject, A_DAY);
    const ask = (tx: Transaction<Stores>) => takeAndSettle(tx, A_DAY);
    expect(await overlapping(subject, ask, ask)).toEqual([fulfilled(ids), fulfilled([])]);
  });
}

export function dueChecksContract(name: string, it: StoreTest): void {
  describe(`${name}: due payments`, () => taking(it, ofPayments));
  describe(`${name}: due refunds`, () => taking(it, ofRefunds));
}

/** Later than what other tests keep in the same stores. */
const days = { last: 0 };
const aMoment = (): Date => {
  days.last += 1;
  return secondsAfter(new Date('2031-01-01T00:00:00Z'), days.last * 24 * 60 * 60);
};

async function givenPaid(subject: StoresUnderTest, paidAt: Date) {
  const { id: studentId } = await givenStudent(subject);
  const payment = aPayment({ studentId, state: 'paid', paymentId: aPaymentId(), paidAt });
  await subject.run((tx) => tx.payments.add(payment));
  return payment;
}

const keep = (
  subject: StoresUnderTest,
  providerPaymentId: string,
  createdAt: Date,
  { id = randomUUID(), state = 'processed' }: Partial<SettlementStatement> = {},
) => {
  const entry = aSettledEntry({
    id: providerPaymentId,
    paymentId: providerPaymentId,
    settlementId: id,
  });
  const settlement = summedUp(aSettlement({ id, state, createdAt }), [entry]);
  return subject.run((tx) => tx.settlements.keep(settlement, [entry]));
};

export const settlementRepositoryContract = contract('SettlementRepository', (it) => {
  it('tells when the newest was made, also if it is kept twice', async (subject) => {
    const [older, newer] = [aMoment(), aMoment()];
    const id = randomUUID();
    await keep(subject, aPaymentId(), newer, { id });
    await keep(subject, aPaymentId(), newer, { id });
    await keep(subject, aPaymentId(), older);
    await expect(subject.stores.settlements.newest()).resolves.toEqual(newer);
  });

  it('finds the payments of a period that are in none, or in one that failed', async (subject) => {
    const at = aMoment();
    const settled = await givenPaid(subject, at);
    const waits = await givenPaid(subject, at);
    const returned = await givenPaid(subject, at);
    await givenPaid(subject, secondsAfter(at, 60));
    await keep(subject, settled.paymentId!, at);
    await keep(subject, returned.paymentId!, at, { state: 'failed' });
    const found = await subject.stores.payments.findUnsettled(at, secondsAfter(at, 60));
    expect(found.map(({ id }) => id).sort()).toEqual([waits.id, returned.id].sort());
  });

  it('finds a payment by the payment at the provider', async (subject) => {
    const paid = await givenPaid(subject, aMoment());
    const attempts = [aPaymentAttempt({ id: paid.paymentId!, amount: 1 })];
    await subject.run((tx) => tx.payments.save({ ...paid, attempts }));
    expect((await subject.stores.payments.findByAttempt(paid.paymentId!))?.id).toBe(paid.id);
    await expect(subject.stores.payments.findByAttempt(aPaymentId())).resolves.toBeNull();
  });
});

async function givenDifference(
  subject: StoresUnderTest,
  providerPaymentId = `pay_${randomUUID()}`,
  amount = 100,
): Promise<string> {
  const id = randomUUID();
  const about = { orderId: 'order_1', providerPaymentId: providerPaymentId, aboutId: '', amount };
  await subject.run((tx) =>
    tx.payments.noteDifference({ id, kind: 'amount-differs', ...about, foundAt: A_DAY }),
  );
  return id;
}

export const differenceRepositoryContract = contract('DifferenceRepository', (it) => {
  it('keeps the last decision on one that was found', async (subject) => {
    const id = await givenDifference(subject);
    const lock = () => subject.run((tx) => tx.differences.lock(id));
    await expect(lock()).resolves.toEqual({ id, decision: null });
    expect(await subject.run((tx) => tx.differences.lock(randomUUID()))).toBeNull();
    const by = { note: 'Paid by hand', decidedBy: 'meera', decidedAt: A_DAY };
    for (const decision of ['explained', 'written-off'] as const) {
      await subject.run((tx) => tx.differences.decide({ id, decision, ...by }));
      await expect(lock()).resolves.toEqual({ id, decision });
    }
  });

  it.each([
    [100, 'explained'],
    [200, null],
  ] as const)(
    'after one over 100 that was found again over %s, is %s',
    async (subject, amount, now) => {
      const providerPaymentId = `pay_${randomUUID()}`;
      const id = await givenDifference(subject, providerPaymentId);
      const by = { note: '', decidedBy: 'meera', decidedAt: A_DAY };
      await subject.run((tx) => tx.differences.decide({ id, decision: 'explained', ...by }));
      await givenDifference(subject, providerPaymentId, amount);
      expect(await subject.run((tx) => tx.differences.lock(id))).toEqual({ id, decision: now });
    },
  );
});

const LONG_AGO = secondsAfter(A_DAY, -1_000_000_000);

const anEvent = (parts: Partial<ProviderEvent> = {}): ProviderEvent => ({
  id: anEventId(),
  name: 'payment.captured',
  orderId: anOrderId(),
  update: anUpdate(),
  unreadable: null,
  body: { event: 'payment.captured', payload: { note: '₹ "500"', list: [1, null] } },
  ...parts,
});

async function givenEvent(subject: StoresUnderTest, parts: Partial<ProviderEvent> = {}) {
  const event = anEvent(parts);
  await subject.run((tx) => tx.providerEvents.keep(event));
  return event;
}

/** Ends all events that wait, so that a test sees its own only. */
async function empty(subject: StoresUnderTest): Promise<void> {
  const endNext = () =>
    subject.run(async (tx) => {
      const event = await tx.providerEvents.next(tx.now);
      if (event) await tx.providerEvents.end(event.id, 'ignored');
      return event !== null;
    });
  while (await endNext());
}

const nextOf = (subject: StoresUnderTest) => subject.run((tx) => tx.providerEvents.next(tx.now));

export const providerEventInboxContract = contract('ProviderEventInbox', (it) => {
  it('gives what waits, as it was kept, until it has ended', async (subject) => {
    await empty(subject);
    const { body: _, ...event } = await givenEvent(subject, { update: null, unreadable: 'pay_1' });
    await expect(nextOf(subject)).resolves.toEqual(event);
    await subject.run((tx) => tx.providerEvents.end(event.id, 'unreadable'));
    await expect(nextOf(subject)).resolves.toBeNull();
  });

  it('keeps the first of two events under one id', async (subject) => {
    await empty(subject);
    const first = await givenEvent(subject, { update: null, orderId: null });
    await givenEvent(subject, { id: first.id });
    await expect(nextOf(subject)).resolves.toMatchObject({ id: first.id, update: null });
  });

  it('leaves an event until it is due', async (subject) => {
    await empty(subject);
    const { id } = await givenEvent(subject);
    await subject.run((tx) => tx.providerEvents.postpone(id, secondsAfter(tx.now, 3_600)));
    await expect(nextOf(subject)).resolves.toBeNull();
    await subject.run((tx) => tx.providerEvents.postpone(id, LONG_AGO));
    await expect(nextOf(subject)).resolves.toMatchObject({ id });
  });

  it('lets the unmatched events of an order wait again', async (subject) => {
    await empty(subject);
    const { id, orderId } = await givenEvent(subject);
    await subject.run((tx) => tx.providerEvents.end(id, 'unmatched'));
    await subject.run((tx) => tx.providerEvents.revive(anOrderId()));
    await expect(nextOf(subject)).resolves.toBeNull();
    await subject.run((tx) => tx.providerEvents.revive(orderId!));
    await expect(nextOf(subject)).resolves.toMatchObject({ id });
  });

  it('gives an event to one of two who ask at once', async (subject) => {
    await empty(subject);
    const { id } = await givenEvent(subject);
    const ask = async (tx: Parameters<Parameters<typeof subject.run>[0]>[0]) => {
      const event = await tx.providerEvents.next(tx.now);
      if (event) await tx.providerEvents.end(event.id, 'done');
      return event?.id;
    };
    expect(await overlapping(subject, ask, ask)).toEqual([fulfilled(id), fulfilled(undefined)]);
  });
});
