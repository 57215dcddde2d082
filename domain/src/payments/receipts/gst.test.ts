import fc from 'fast-check';
import { A_GST_REGISTRATION } from '../../testing/a-receipt.js';
import { GST_STATES, splitGst, stateOfGstin } from './gst.js';
import { anUpdate, aRefundUpdate } from '../../testing/an-update.js';
import { aPayment } from '../../testing/a-payment.js';
import { aStudent } from '../../testing/a-student.js';
import { aTestContext, type TestContext } from '../../testing/a-test-context.js';
import { tellByWebhook } from '../../testing/tell-by-webhook.js';

const split = (amount: number, ratePercent: number, placeOfSupply: string) =>
  splitGst(amount, { ...A_GST_REGISTRATION, ratePercent }, placeOfSupply);

describe('The GST in an amount that includes it', () => {
  it('is halved between union and state within the state of the company', () =>
    expect(split(50_000, 18, 'Maharashtra')).toEqual({
      taxable: 42_372,
      cgst: 3_814,
      sgst: 3_814,
      igst: 0,
    }));

  it('is all of the union in another state', () =>
    expect(split(50_000, 18, 'Kerala')).toEqual({
      taxable: 42_373,
      cgst: 0,
      sgst: 0,
      igst: 7_627,
    }));

  const amounts = fc.integer({ min: 1, max: 1_000_000_000 });
  const rates = fc.integer({ min: 1, max: 40 });
  const places = fc.constantFrom(...Object.values(GST_STATES));

  it('is the rate of what is taxed, in equal halves, and both make up the amount to the paisa', () =>
    fc.assert(
      fc.property(amounts, rates, places, (amount, rate, place) => {
        const { taxable, cgst, sgst, igst } = split(amount, rate, place);
        expect(taxable + cgst + sgst + igst).toBe(amount);
        for (const part of [taxable, cgst, sgst, igst]) {
          expect(Number.isInteger(part) && part >= 0).toBe(true);
        }
        expect(sgst).toBe(cgst);
        expect(cgst > 0 && igst > 0).toBe(false);
        expect(Math.abs(cgst + sgst + igst - (taxable * rate) / 100)).toBeLessThanOrEqual(1.5);
      }),
    ));
});

describe('A GSTIN', () => {
  it('is of the state that its first digits name', () => {
    expect(stateOfGstin(A_GST_REGISTRATION.gstin)).toBe('Maharashtra');
    expect(stateOfGstin('29ABCDE1234F2ZV')).toBe('Karnataka');
  });

  it.each([
    ['', 'nothing'],
    ['27AAAAA0000A1Z', 'too short'],
    ['27aaaaa0000a1z2', 'small letters'],
    ['27AAAAA0000A1Y2', 'another sign for the Z'],
    ['27AAAAA0000A0Z2', 'a 0 as the entity'],
    [' 27AAAAA0000A1Z2', 'a space'],
  ])('A GSTIN is not %j: %s', (gstin) => expect(stateOfGstin(gstin)).toBeNull());

  it('is refused with any one sign changed', () => {
    const { gstin } = A_GST_REGISTRATION;
    const signs = fc.constantFrom(...Array.from('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'));
    fc.assert(
      fc.property(fc.integer({ min: 0, max: gstin.length - 1 }), signs, (place, sign) => {
        fc.pre(gstin[place] !== sign);
        expect(stateOfGstin(gstin.slice(0, place) + sign + gstin.slice(place + 1))).toBeNull();
      }),
    );
  });
});

const student = aStudent();
const order = aPayment({ studentId: student.id });
const other = aPayment({ studentId: student.id, replacedAt: order.createdAt });
const ordered = () => aTestContext({ students: [student], payments: [order, other] });

const receipts = (context: TestContext) => [...context.unitOfWork.tables.receipts.values()];
const attempts = (context: TestContext) =>
  receipts(context).map(({ providerPaymentId }) => providerPaymentId);

const PAID = anUpdate({ paymentId: 'pay_1' });
const PAID_AGAIN = anUpdate({ paymentId: 'pay_2' });
const GIVEN_BACK = aRefundUpdate('pay_1', 'processed');

describe('The receipt of the fee', () => {
  it('is not mailed to an account that was erased', async () => {
    const erased = { ...student, erasedAt: order.createdAt, paidAt: order.createdAt };
    const context = await aTestContext({ students: [erased], payments: [order] });
    await tellByWebhook(context, order, [PAID]);
    expect([receipts(context).length, context.mails().length]).toEqual([1, 0]);
  });

  it('tells when the money came that paid the same order once more after a refund', async () => {
    const context = await ordered();
    await tellByWebhook(context, order, [PAID, GIVEN_BACK]);
    context.clock.pass(3600);
    await tellByWebhook(context, order, [PAID_AGAIN]);
    const [, second] = context.mails('payment-receipt');
    expect(second?.data).toMatchObject({ paidOn: context.clock.now.toISOString() });
  });

  it('stays when the money is given back, and the money that pays then has its own', async () => {
    const context = await ordered();
    await tellByWebhook(context, order, [PAID]);
    context.clock.pass(1);
    await tellByWebhook(context, other, [PAID_AGAIN]);
    const paidOn = context.clock.now.toISOString();
    expect(attempts(context)).toEqual(['pay_1']);
    context.clock.pass(1);
    await tellByWebhook(context, order, [GIVEN_BACK, GIVEN_BACK]);
    expect(receipts(context).map(({ number }) => number)).toEqual([
      'RC-25-26-000001',
      'RC-25-26-000002',
    ]);
    expect(attempts(context)).toEqual(['pay_1', 'pay_2']);
    const [, second] = context.mails('payment-receipt');
    expect(second?.data).toMatchObject({ paidOn });
  });
});
