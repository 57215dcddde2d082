import { secondsAfter } from '../../kernel/time.js';
import {
  aChargeback,
  aChargebackUpdate,
  anUpdate,
  aRefundUpdate,
} from '../../testing/an-update.js';
import { aPayment } from '../../testing/a-payment.js';
import { aStudent } from '../../testing/a-student.js';
import { A_DAY } from '../../testing/moments.js';
import type { ProviderUpdate } from './attempt.js';
import { changeBy } from './change.js';
import {
  flagged,
  isToBePaid,
  type Payment,
  statusOf,
  theFeeOf,
  withProviderUpdate,
} from './payment.js';
import type { ChargebackState } from './chargeback.js';
import { refundable, refundAgainst } from './refundable.js';

const open = aPayment();
const after = (...updates: ProviderUpdate[]): Payment =>
  updates.reduce<Payment>((payment, update) => withProviderUpdate(payment, update, A_DAY), open);

const authorized = anUpdate({ paymentId: 'pay_1', state: 'authorized' });
const captured = anUpdate({ paymentId: 'pay_1' });
const second = anUpdate({ paymentId: 'pay_2' });

describe('A payment', () => {
  it('keeps the attempt that paid it first, and when', () => {
    const paid = after(captured);
    expect(paid).toMatchObject({ paymentId: 'pay_1', paidAt: A_DAY });
    const later = withProviderUpdate(paid, second, secondsAfter(A_DAY, 60));
    expect(later).toMatchObject({ paymentId: 'pay_1', paidAt: A_DAY });
  });

  it('is paid by the attempt whose money is still there', () => {
    expect(after(captured, second, aRefundUpdate('pay_1', 'processed')).paymentId).toBe('pay_2');
    expect(after(aRefundUpdate('pay_1', 'processed')).paymentId).toBe('pay_1');
  });

  it('A payment that is paid stays so, though another amount is told later', () => {
    const odd = anUpdate({ paymentId: 'pay_1', paid: { amount: 1, currency: 'INR' } });
    expect(after(captured, odd).state).toBe('paid');
    expect(flagged([after(captured, odd)])).toMatchObject([{ flag: 'amount-differs' }]);
  });
});

const failed = anUpdate({ paymentId: 'pay_0', state: 'failed' });
const LATER = secondsAfter(A_DAY, 900);

it('captured money of another amount is asked about at once, and once', () => {
  const odd = anUpdate({ paymentId: 'pay_1', paid: { amount: 1, currency: 'INR' } });
  for (const before of [open, after(failed)]) {
    const first = withProviderUpdate({ ...before, checkAt: LATER }, odd, A_DAY);
    expect(first.checkAt).toEqual(A_DAY);
    expect(withProviderUpdate({ ...first, checkAt: LATER }, odd, A_DAY).checkAt).toEqual(LATER);
  }
  expect(after(failed).checkAt).toBeNull();
});

describe('A change of the ledger', () => {
  const change = (
    parts: object,
    payments: readonly Payment[],
    at: number,
    update: ProviderUpdate,
  ) =>
    changeBy(
      { student: aStudent(parts), payments },
      { orderId: payments[at]!.orderId!, update },
      LATER,
    )!;

  it.each([
    [{}, LATER, null],
    [{ erasedAt: A_DAY }, null, 'refund-due'],
    [{ erasedAt: A_DAY, paidAt: A_DAY }, A_DAY, null],
  ])(
    'by money for an account with %j makes it Paid since %p, and flags it %p',
    (parts, paidAt, flag) =>
      expect(change(parts, [open], 0, captured)).toMatchObject({ paidAt, after: { flag } }),
  );

  it('stores another order with it if that has another flag', () => {
    const payments = flagged([after(captured), withProviderUpdate(aPayment(), second, LATER)]);
    const storedBy = (at: number, id: string) =>
      change({}, payments, at, aRefundUpdate(id, 'processed')).toStore;
    expect(storedBy(0, 'pay_1').map(({ flag }) => flag)).toEqual([null, null]);
    expect(storedBy(1, 'pay_2').map(({ id }) => id)).toEqual([payments[1]!.id]);
  });

  it('has a chargeback if this is its latest description', () => {
    const payments = [after(failed, captured, second, aChargebackUpdate('pay_1', { asOf: 200 }))];
    const once = after(failed, captured, aChargebackUpdate('pay_1'));
    expect(flagged([once])).toMatchObject([{ flag: 'chargeback' }]);
    const by = (update: ProviderUpdate) => change({}, payments, 0, update);
    expect(by(aChargebackUpdate('pay_1', { asOf: 100 }))).toMatchObject({ chargeback: null });
    const other = by(aChargebackUpdate('pay_2', { id: 'disp_2' }));
    expect(other).toMatchObject({ chargeback: { id: 'disp_2' }, learned: 'chargeback-open' });
    expect(by(captured)).toMatchObject({ chargeback: null, learned: null });
  });
});

it('Money that was taken twice for two orders is flagged at the later one, until either is given back', () => {
  const first = after(captured);
  const later = withProviderUpdate(aPayment(), second, secondsAfter(A_DAY, 1));
  const flags = (...payments: Payment[]) => flagged(payments).map(({ flag }) => flag);
  expect(flags(later, first)).toEqual(['refund-due', null]);
  expect(
    flags(later, withProviderUpdate(first, aRefundUpdate('pay_1', 'processed'), A_DAY)),
  ).toEqual([null, null]);
});

describe('An order whose money the bank has set aside', () => {
  const minute = secondsAfter(A_DAY, 60);

  it.each([
    ['a minute later', secondsAfter(A_DAY, 900), minute],
    ['as soon as it was to be', secondsAfter(A_DAY, 10), secondsAfter(A_DAY, 10)],
    ['a minute later, if it was given up', null, minute],
  ])('is asked about %s', (_, checkAt, next) =>
    expect(withProviderUpdate(aPayment({ checkAt }), authorized, A_DAY).checkAt).toEqual(next),
  );

  it('is asked about no later for updates that are known, and no more once it is paid', () => {
    const aside = withProviderUpdate(aPayment({ checkAt: minute }), authorized, A_DAY);
    const again = withProviderUpdate(
      { ...aside, checkAt: secondsAfter(A_DAY, 900) },
      authorized,
      A_DAY,
    );
    expect(again.checkAt).toEqual(secondsAfter(A_DAY, 900));
    const paid = withProviderUpdate(aside, captured, minute);
    expect(paid).toMatchObject({ paidAt: minute, checkAt: null });
    const refunded = withProviderUpdate(
      { ...paid, checkAt: minute },
      aRefundUpdate('pay_1', 'processed'),
      minute,
    );
    expect(refunded).toMatchObject({ state: 'refunded', paidAt: minute, checkAt: null });
  });
});

describe('The payment of the fee', () => {
  const [early, late] = [A_DAY, secondsAfter(A_DAY, 1)];

  it('is the one that was paid first; of two at once, the older order', () => {
    const first = aPayment({ state: 'paid', paidAt: early, createdAt: late });
    const second = aPayment({ state: 'paid', paidAt: late, createdAt: early });
    const older = aPayment({ state: 'paid', paidAt: early, createdAt: early });
    expect(theFeeOf([second, first])).toBe(first);
    expect(theFeeOf([first, second, older])).toBe(older);
  });

  it('is none that was not paid, or was given back', () => {
    const states = ['open', 'failed', 'authorized', 'refunded'] as const;
    expect(theFeeOf(states.map((state) => aPayment({ state, paidAt: early })))).toBeUndefined();
  });

  it.each([
    ['open', null, true],
    ['failed', null, true],
    ['authorized', null, true],
    ['paid', null, false],
    ['refunded', null, false],
    ['open', A_DAY, false],
  ] as const)('may yet be an order that is %s, replaced %p: %p', (state, replacedAt, is) =>
    expect(isToBePaid(aPayment({ state, replacedAt }))).toBe(is),
  );
});

it('is told in the words of the specification', () => {
  const states = ['paid', 'failed', 'open', 'authorized', 'refunded'] as const;
  expect(states.map((state) => statusOf({ state }))).toEqual([
    'success',
    'failed',
    'pending',
    'pending',
    'refunded',
  ]);
});

const AMOUNT = 50_000;

const chargedBack = (state: ChargebackState, amount: number, refunded = 0) => ({
  amount: AMOUNT,
  refunds: refunded > 0 ? [{ id: 'rfnd_1', amount: refunded, state: 'processed' as const }] : [],
  chargebacks: [aChargeback({ state, amount })],
});

/** How much may be given back, and what becomes of a refund of the whole that was booked before. */
const EXPECTED = [
  ['open', 0, 'wait'],
  ['action-required', 0, 'wait'],
  ['under-review', 0, 'wait'],
  ['lost', 0, 'drop'],
  ['won', AMOUNT, 'send'],
  ['closed', AMOUNT, 'send'],
] as const;

it.each(EXPECTED)(
  'while a chargeback of the whole fee is %s, %d paise may be given back, and a refund booked before it: %s',
  (state, left, becomes) => {
    expect(refundable(chargedBack(state, AMOUNT))).toBe(left);
    expect(refundAgainst(AMOUNT, chargedBack(state, AMOUNT))).toBe(becomes);
  },
);

it('what a chargeback is not about may be given back', () => {
  expect(refundable(chargedBack('open', 20_000))).toBe(30_000);
  expect(refundAgainst(30_000, chargedBack('open', 20_000))).toBe('send');
});

it('after a refund beside a part that was disputed, the rest may be given back', () => {
  const won = chargedBack('won', 20_000, 30_000);
  expect(refundable(won)).toBe(20_000);
  expect(refundAgainst(20_000, won)).toBe('send');
  expect(refundAgainst(20_000, chargedBack('open', 20_000, 30_000))).toBe('wait');
  expect(refundAgainst(20_000, chargedBack('lost', 20_000, 30_000))).toBe('drop');
});

it('refunds and chargebacks never leave less than nothing', () =>
  expect(refundable(chargedBack('open', AMOUNT, 30_000))).toBe(0));

it('whatever comes first, never more than the fee goes back', () => {
  const states = EXPECTED.map(([state]) => state);
  for (const state of states) {
    for (let amount = 0; amount <= AMOUNT; amount += 5_000) {
      const refund = refundable(chargedBack(state, amount));
      const after = refund > 0 ? chargedBack('lost', amount, refund) : chargedBack('lost', amount);
      const taken = state === 'won' || state === 'closed' ? 0 : amount;
      expect(refund + taken).toBeLessThanOrEqual(after.amount);
    }
  }
});
