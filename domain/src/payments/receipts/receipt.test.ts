import fc from 'fast-check';
import { anUpdate, aRefundUpdate } from '../../testing/an-update.js';
import { aPayment } from '../../testing/a-payment.js';
import { A_GST_ISSUER, A_GST_REGISTRATION, AN_ISSUER, aReceipt } from '../../testing/a-receipt.js';
import { aStudent } from '../../testing/a-student.js';
import { A_DAY } from '../../testing/moments.js';
import { withProviderUpdate } from '../ledger/payment.js';
import { newReceipt, type ReceiptIssuer, refundedOf } from './receipt.js';
import { type PlaceSetting, STATE_NAMES } from './place-of-supply.js';
import { InvalidInput } from '../../kernel/errors.js';
import { aTestContext } from '../../testing/a-test-context.js';
import { nameInvoiceState, ownInvoiceState } from './invoice-state.js';
import { financialYearBounds, financialYearOf, monthBounds } from './financial-year.js';

describe('A new receipt', () => {
  const student = aStudent();
  const payment = aPayment({ studentId: student.id, paymentId: 'pay_1' });
  const grounds = { issuer: AN_ISSUER, student, payment, providerPaymentId: 'pay_1' };

  it('holds who paid, what for, how much, and who took it', () =>
    expect(newReceipt(grounds, 7, A_DAY)).toEqual({
      number: 'RC-25-26-000007',
      paymentId: payment.id,
      providerPaymentId: 'pay_1',
      orderId: payment.orderId,
      studentId: student.id,
      issuedAt: A_DAY,
      payerName: student.name,
      payerEmail: student.email,
      amount: 50_000,
      currency: 'INR',
      description: 'Fee for an online skills assessment',
      issuer: { name: AN_ISSUER.name, address: AN_ISSUER.address },
      tax: null,
    }));

  it('states GST when the company charges it, with its own state as the place of supply', () => {
    const issuer = { ...AN_ISSUER, gst: A_GST_REGISTRATION };
    expect(newReceipt({ ...grounds, issuer }, 1, A_DAY).tax).toEqual({
      ...A_GST_REGISTRATION,
      placeOfSupply: 'Maharashtra',
      taxable: 42_372,
      cgst: 3_814,
      sgst: 3_814,
      igst: 0,
    });
  });
});

describe('The place of supply', () => {
  const payment = aPayment({ paymentId: 'pay_1' });
  const taxFor = (place: PlaceSetting, invoiceState: string | null) => {
    const grounds = {
      issuer: { ...AN_ISSUER, gst: A_GST_REGISTRATION, place },
      student: aStudent({ invoiceState }),
      payment,
      providerPaymentId: 'pay_1',
    };
    return newReceipt(grounds, 1, A_DAY).tax;
  };

  it.each([
    ['company', null, 'Kerala', 'Maharashtra'],
    ['company', 'Kerala', null, 'Maharashtra'],
    ['student', null, 'Kerala', 'Kerala'],
    ['student', null, 'Maharashtra', 'Maharashtra'],
    ['student', 'Goa', 'Kerala', 'Kerala'],
    ['student', 'Goa', null, 'Goa'],
    ['student', null, null, 'Maharashtra'],
  ] as const)(
    'By the rule %s, without a State %s, the place of supply of a student in %s is %s',
    (rule, withoutState, invoiceState, place) => {
      const tax = taxFor({ rule, withoutState }, invoiceState)!;
      expect(tax.placeOfSupply).toBe(place);
      expect([tax.cgst > 0, tax.sgst > 0, tax.igst > 0]).toEqual(
        place === 'Maharashtra' ? [true, true, false] : [false, false, true],
      );
    },
  );
});

describe('What was given back of a receipt', () => {
  const updates = [
    anUpdate({ paymentId: 'pay_1' }),
    anUpdate({ paymentId: 'pay_2' }),
    aRefundUpdate('pay_1', 'processed', { id: 'rfnd_1', amount: 20_000 }),
    aRefundUpdate('pay_1', 'requested', { id: 'rfnd_2', amount: 30_000 }),
  ];
  const payment = updates.reduce(
    (known, update) => withProviderUpdate(known, update, A_DAY),
    aPayment(),
  );

  it.each([
    ['pay_1', 20_000],
    ['pay_2', 0],
    ['pay_3', 0],
  ])(
    'Of a receipt of %s, %i paise were given back: what was processed of its own money',
    (providerPaymentId, refunded) =>
      expect(refundedOf(aReceipt({ providerPaymentId }), payment)).toBe(refunded),
  );
});

const student = aStudent();
const PLACE = { rule: 'student', withoutState: null } as const;

const asking = async (issuer: ReceiptIssuer = { ...A_GST_ISSUER, place: PLACE }) => {
  return { unitOfWork: (await aTestContext({ students: [student] })).unitOfWork, issuer };
};

describe('The State for the tax invoice', () => {
  it('is kept as the student names it, and can be taken away', async () => {
    const ports = await asking();
    const states = STATE_NAMES;
    await expect(ownInvoiceState(ports, student.id)).resolves.toEqual({
      isAsked: true,
      state: null,
      states,
    });
    for (const state of ['Kerala', null]) {
      await nameInvoiceState(ports, student.id, state);
      await expect(ownInvoiceState(ports, student.id)).resolves.toMatchObject({ state });
    }
  });

  it.each([
    ['the company charges no GST', { ...AN_ISSUER, place: PLACE }],
    ['its own State decides', A_GST_ISSUER],
  ])('is not asked for, nor kept, where %s', async (_, issuer) => {
    const ports = await asking(issuer);
    await expect(ownInvoiceState(ports, student.id)).resolves.toEqual({
      isAsked: false,
      state: null,
      states: [],
    });
    await expect(nameInvoiceState(ports, student.id, 'Kerala')).rejects.toThrow(InvalidInput);
    expect(ports.unitOfWork.tables.students.get(student.id)!.invoiceState).toBeNull();
  });

  it('must be one of the listed States', async () =>
    expect(nameInvoiceState(await asking(), student.id, 'Atlantis')).rejects.toMatchObject({
      details: { fields: { state: 'Please choose a State of the list.' } },
    }));

  it('is nobody’s who is not there', async () => {
    const ports = await asking();
    await expect(ownInvoiceState(ports, 'nobody')).rejects.toThrow('not found');
    await expect(nameInvoiceState(ports, 'nobody', 'Goa')).rejects.toThrow('not found');
  });
});

it.each([
  ['2026-03-31T18:29:59.999Z', '25-26'],
  ['2026-03-31T18:30:00.000Z', '26-27'],
  ['2027-03-31T18:29:59.999Z', '26-27'],
  ['2027-03-31T18:30:00.000Z', '27-28'],
  ['2099-06-01T00:00:00.000Z', '99-00'],
])('%s is in the financial year %s', (moment, year) =>
  expect(financialYearOf(new Date(moment))).toBe(year),
);

const inIndia = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Kolkata',
  year: 'numeric',
  month: '2-digit',
});

it.each(['26-27', '99-00', '00-01'])(
  '%s goes from its first moment to that of the next',
  (name) => {
    const { from, to } = financialYearBounds(name)!;
    expect([from, new Date(to.getTime() - 1)].map(financialYearOf)).toEqual([name, name]);
    expect([new Date(from.getTime() - 1), to].map(financialYearOf)).not.toContain(name);
    expect(from.toISOString()).toMatch(/-03-31T18:30:00/);
  },
);

it.each(['26-28', '26-26', '2026-27', '', 'a', '26-27 '])('%j is no financial year', (name) =>
  expect(financialYearBounds(name)).toBeNull(),
);

it('a month goes from its first moment in India to that of the next', () =>
  fc.assert(
    fc.property(
      fc.integer({ min: 2000, max: 2099 }),
      fc.integer({ min: 1, max: 12 }),
      (year, month) => {
        const name = `${year}-${String(month).padStart(2, '0')}`;
        const { from, to } = monthBounds(name)!;
        expect([from, new Date(to.getTime() - 1)].map((at) => inIndia.format(at))).toEqual([
          name,
          name,
        ]);
        expect([new Date(from.getTime() - 1), to].map((at) => inIndia.format(at))).not.toContain(
          name,
        );
      },
    ),
  ));

it.each(['2026-00', '2026-13', '1999-12', '26-11', '2026-1', '2026-11-01', ''])(
  '%j is no month',
  (name) => expect(monthBounds(name)).toBeNull(),
);
