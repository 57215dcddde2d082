import { describe, expect } from '@jest/globals';
import { secondsAfter } from '../../kernel/time.js';
import type { Transaction } from '../../kernel/transaction.js';
import type { Stores } from '../../stores.js';
import { aPayment } from '../a-payment.js';
import { aRefund } from '../a-refund.js';
import { A_DAY } from '../moments.js';
import { givenStudent } from './givens.js';
import type { StoreTest, StoresUnderTest } from './stores-under-test.js';
import { fulfilled, overlapping } from './transactions.js';

type Checks = {
  /** Adds a row that is to be checked then, or never; answers its id. */
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
  /** Takes what is due, and notes that it is not due any more; answers the ids. */
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
