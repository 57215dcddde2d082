import { describe, expect, it } from '@jest/globals';
import { aStudent } from '../testing/a-student.js';
import { aTestContext } from '../testing/a-test-context.js';
import { nominate, withdrawNomination } from './nominate.js';
import { validateNominee } from './nominee.js';

const FORM = { name: 'Meera Rao', contact: 'meera@example.com' };

describe('The form for a nominee', () => {
  it.each(['meera@example.com', ' meera@example.com ', '+91 90000 00000'])(
    'The form for a nominee takes %s',
    (contact) => {
      expect(validateNominee({ ...FORM, contact })).toEqual({});
    },
  );

  it.each([
    ['name', ' ', 'Full name of your nominee is required'],
    ['name', 'a'.repeat(101), 'Please use at most 100 characters'],
    ['contact', '', 'Email address or phone of your nominee is required'],
    ['contact', 'my sister', 'Please enter an email address or a phone number'],
  ])('is refused with %s %p', (field, text, message) => {
    expect(validateNominee({ ...FORM, [field]: text })).toEqual({ [field]: message });
  });
});

describe('A student', () => {
  it('names one person, another in place of the first, and then nobody', async () => {
    const [student, stranger] = [aStudent(), aStudent()];
    const context = await aTestContext({ students: [student, stranger] });
    const named = () => context.unitOfWork.stores.nominees.find(student.id);
    await nominate(context, stranger.id, FORM);
    await nominate(context, student.id, { ...FORM, name: ' Meera Rao ' });
    await expect(named()).resolves.toEqual({
      ...{ studentId: student.id, updatedAt: context.clock.now },
      ...FORM,
    });
    await nominate(context, student.id, { name: 'Ravi Rao', contact: '+91 90000 00000' });
    await expect(named()).resolves.toMatchObject({ name: 'Ravi Rao', contact: '+91 90000 00000' });
    await withdrawNomination(context, student.id);
    await withdrawNomination(context, student.id);
    await expect(named()).resolves.toBeNull();
    const others = context.unitOfWork.stores.nominees.find(stranger.id);
    await expect(others).resolves.toMatchObject(FORM);
  });

  it('is refused a form with errors, and so is an account that is gone', async () => {
    const student = aStudent();
    const context = await aTestContext({ students: [student] });
    await expect(nominate(context, student.id, { ...FORM, name: '' })).rejects.toMatchObject({
      details: { fields: { name: expect.any(String) } },
    });
    await expect(nominate(context, aStudent().id, FORM)).rejects.toMatchObject({
      kind: 'not-found',
    });
    expect(context.unitOfWork.tables.nominees.size).toBe(0);
  });
});
