import { aChargebackUpdate, anUpdate, aRefundUpdate } from '../../testing/an-update.js';
import { aPayment } from '../../testing/a-payment.js';
import { aStudent } from '../../testing/a-student.js';
import { aTestContext, type TestContext } from '../../testing/a-test-context.js';
import { tellByWebhook } from '../../testing/tell-by-webhook.js';
import type { ProviderUpdate } from './attempt.js';

const student = aStudent();
const order = aPayment({ studentId: student.id });

const captured = anUpdate({ paymentId: 'pay_1' });
const part = { id: 'rfnd_part', amount: 20_000 };
const chargeback = (
  state: 'open' | 'action-required' | 'under-review' | 'won' | 'lost' | 'closed',
) => aChargebackUpdate('pay_1', { state, asOf: 200 });

const BEFORE = {
  ordered: [],
  failed: [anUpdate({ paymentId: 'pay_1', state: 'failed' })],
  held: [anUpdate({ paymentId: 'pay_1', state: 'authorized' })],
  paid: [captured],
  twice: [captured, anUpdate({ paymentId: 'pay_2' })],
  odd: [anUpdate({ paymentId: 'pay_1', paid: { amount: 100, currency: 'INR' } })],
  part: [captured, aRefundUpdate('pay_1', 'processed', part)],
  refunded: [captured, aRefundUpdate('pay_1', 'processed')],
  disputed: [captured, aChargebackUpdate('pay_1', { asOf: 100 })],
  lost: [captured, aChargebackUpdate('pay_1', { state: 'lost', asOf: 100 })],
} as const satisfies Readonly<Record<string, readonly ProviderUpdate[]>>;

const EVENTS = {
  'the bank refuses': anUpdate({ paymentId: 'pay_1', state: 'failed' }),
  'the bank agrees': anUpdate({ paymentId: 'pay_1', state: 'authorized' }),
  'the money is taken': captured,
  'it is taken again': anUpdate({ paymentId: 'pay_2' }),
  'another amount is taken': anUpdate({
    paymentId: 'pay_3',
    paid: { amount: 100, currency: 'INR' },
  }),
  'its order is called paid': anUpdate({
    paymentId: 'pay_1',
    paid: { amount: 51_180, currency: 'INR' },
    paysOrder: true,
  }),
  'a refund is asked for': aRefundUpdate('pay_1', 'requested', { id: 'rfnd_2' }),
  'a refund fails': aRefundUpdate('pay_1', 'failed', { id: 'rfnd_2' }),
  'a part is refunded': aRefundUpdate('pay_1', 'processed', { id: 'rfnd_2', amount: 10_000 }),
  'all is refunded': aRefundUpdate('pay_1', 'processed', { id: 'rfnd_2' }),
  'the bank disputes it': chargeback('open'),
  'the bank wants more': chargeback('action-required'),
  'the bank looks at it': chargeback('under-review'),
  'the chargeback is won': chargeback('won'),
  'the chargeback is lost': chargeback('lost'),
  'the chargeback is closed': chargeback('closed'),
} as const satisfies Readonly<Record<string, ProviderUpdate>>;

/**
 * What shows after an event (a row), by what happened before (a column): whether the student is Paid
 * (P) or not (n), the payment's state, the flag that an admin sees, and how many receipts were written
 * and mailed.
 */
const TABLE = `
                        | ordered           | failed            | held              | paid              | twice        | odd          | part              | refunded              | disputed              | lost
the bank refuses        | n failed 0        | n failed 0        | n held 0          | P paid 1          | P paid due 1 | n open odd 0 | P paid 1          | n refunded 1          | P paid disputed 1     | n refunded 1
the bank agrees         | n held 0          | n held 0          | n held 0          | P paid 1          | P paid due 1 | n open odd 0 | P paid 1          | n refunded 1          | P paid disputed 1     | n refunded 1
the money is taken      | P paid 1          | P paid 1          | P paid 1          | P paid 1          | P paid due 1 | n open odd 0 | P paid 1          | n refunded 1          | P paid disputed 1     | n refunded 1
it is taken again       | P paid 1          | P paid 1          | P paid 1          | P paid due 1      | P paid due 1 | P paid odd 1 | P paid due 1      | P paid 2              | P paid due 1          | P paid 2
another amount is taken | n open odd 0      | n failed odd 0    | n held odd 0      | P paid odd 1      | P paid odd 1 | n open odd 0 | P paid odd 1      | n refunded odd 1      | P paid odd 1          | n refunded odd 1
its order is called paid | P paid 1 | P paid 1 | P paid 1 | P paid 1 | P paid due 1 | P paid 1 | P paid 1 | n refunded 1 | P paid disputed 1 | n refunded 1
a refund is asked for   | P paid 1          | P paid 1          | P paid 1          | P paid 1          | P paid due 1 | n open odd 0 | P paid 1          | n refunded 1          | P paid disputed 1     | n refunded 1
a refund fails          | P paid 1          | P paid 1          | P paid 1          | P paid 1          | P paid due 1 | n open odd 0 | P paid 1          | n refunded 1          | P paid disputed 1     | n refunded 1
a part is refunded      | P paid 1          | P paid 1          | P paid 1          | P paid 1          | P paid due 1 | n open 0     | P paid 1          | n refunded 1          | P paid disputed 1     | n refunded 1
all is refunded         | n refunded 0      | n refunded 0      | n refunded 0      | n refunded 1      | P paid 2     | n open 0     | n refunded 1      | n refunded 1          | n refunded disputed 1 | n refunded 1
the bank disputes it       | P paid disputed 1 | P paid disputed 1 | P paid disputed 1 | P paid disputed 1 | P paid due 1 | n open odd 0 | P paid disputed 1 | n refunded disputed 1 | P paid disputed 1     | P paid disputed 1
the bank wants more     | P paid disputed 1 | P paid disputed 1 | P paid disputed 1 | P paid disputed 1 | P paid due 1 | n open odd 0 | P paid disputed 1 | n refunded disputed 1 | P paid disputed 1     | P paid disputed 1
the bank looks at it    | P paid 1          | P paid 1          | P paid 1          | P paid 1          | P paid due 1 | n open odd 0 | P paid 1          | n refunded 1          | P paid 1              | P paid 1
the chargeback is won      | P paid 1          | P paid 1          | P paid 1          | P paid 1          | P paid due 1 | n open odd 0 | P paid 1          | n refunded 1          | P paid 1              | P paid 1
the chargeback is lost     | n refunded 0      | n refunded 0      | n refunded 0      | n refunded 1      | P paid 2     | n open 0     | n refunded 1      | n refunded 1          | n refunded 1          | n refunded 1
the chargeback is closed   | P paid 1          | P paid 1          | P paid 1          | P paid 1          | P paid due 1 | n open odd 0 | P paid 1          | n refunded 1          | P paid 1              | P paid 1
`;

type Cells = Readonly<Record<string, string>>;

const cellsOf = (line: string): readonly string[] => line.split('|').map((cell) => cell.trim());

function readTable(): ReadonlyMap<string, Cells> {
  const [head = '', ...lines] = TABLE.split('\n').filter((line) => line !== '');
  const [, ...columns] = cellsOf(head);
  return new Map(
    lines.map((line) => {
      const [event = '', ...cells] = cellsOf(line);
      return [event, Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? '']))];
    }),
  );
}

const EXPECTED = readTable();
const expectedAfter = (event: string, before: string) => EXPECTED.get(event)?.[before];

const FLAGS = { 'refund-due': ' due', 'amount-differs': ' odd', chargeback: ' disputed' };

const given = async (before: keyof typeof BEFORE) => {
  const context = await aTestContext({ students: [student], payments: [order] });
  await tellByWebhook(context, order, BEFORE[before]);
  return context;
};

const shownIn = async (context: TestContext): Promise<string> => {
  const { state, flag } = context.unitOfWork.tables.payments.get(order.id)!;
  const isPaid = (await context.student(student.id)).paidAt !== null;
  const receipts = context.unitOfWork.tables.receipts.size;
  expect(context.mails('payment-receipt').length).toBe(receipts);
  const shown = state === 'authorized' ? 'held' : state;
  return `${isPaid ? 'P' : 'n'} ${shown}${flag ? FLAGS[flag] : ''} ${String(receipts)}`;
};

type Event = keyof typeof EVENTS;
type Before = keyof typeof BEFORE;
const ALL_BEFORE = Object.keys(BEFORE) as readonly Before[];

it('the table has a row for every event and a column for all that was before', () => {
  expect([...EXPECTED.keys()]).toEqual(Object.keys(EVENTS));
  for (const cells of EXPECTED.values()) expect(Object.keys(cells)).toEqual(ALL_BEFORE);
});

describe.each(Object.keys(EVENTS) as readonly Event[])('When %s', (event) => {
  it.each(ALL_BEFORE)(
    'after %s, all show what the table says, also when received twice',
    async (before) => {
      const context = await given(before);
      await tellByWebhook(context, order, [EVENTS[event]]);
      expect(await shownIn(context)).toBe(expectedAfter(event, before));
      await tellByWebhook(context, order, [EVENTS[event]]);
      expect(await shownIn(context)).toBe(expectedAfter(event, before));
    },
  );
});
