import { describe, expect, it } from '@jest/globals';
import { InvalidInput } from '../../kernel/errors.js';
import { A_GST_ISSUER, AN_ISSUER } from '../../testing/a-receipt.js';
import { aStudent } from '../../testing/a-student.js';
import { aTestContext } from '../../testing/a-test-context.js';
import { nameInvoiceState, ownInvoiceState } from './invoice-state.js';
import { STATE_NAMES } from './place-of-supply.js';
import type { ReceiptIssuer } from './receipt.js';

const student = aStudent();
const PLACE = { rule: 'student', withoutState: null } as const;

const asking = async (issuer: ReceiptIssuer = { ...A_GST_ISSUER, place: PLACE }) => {
  const { unitOfWork } = await aTestContext({ students: [student] });
  return { unitOfWork, issuer };
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

  it('must be one of the listed States', async () => {
    const ports = await asking();
    const refused = nameInvoiceState(ports, student.id, 'Atlantis');
    await expect(refused).rejects.toMatchObject({
      details: { fields: { state: 'Please choose a State of the list.' } },
    });
  });

  it('is nobody’s who is not there', async () => {
    const ports = await asking();
    await expect(ownInvoiceState(ports, 'nobody')).rejects.toThrow('not found');
    await expect(nameInvoiceState(ports, 'nobody', 'Goa')).rejects.toThrow('not found');
  });
});
