import { describe, expect, it } from '@jest/globals';
import { GRIEVANCE_DAYS } from '../consents/index.js';
import { secondsAfter } from '../kernel/time.js';
import { aPaidStudent } from '../testing/a-student.js';
import { aTestContext } from '../testing/a-test-context.js';
import { answerMessage } from './answer-message.js';
import { GRIEVANCE_SUBJECT, MOST_WAITING_GRIEVANCES, validateGrievance } from './grievance.js';
import { sendGrievance, sendOwnGrievance } from './send-grievance.js';

const FORM = {
  name: ' Asha ',
  email: 'Asha@Example.com',
  message: 'My old number is still there.',
};
const SECONDS = GRIEVANCE_DAYS * 24 * 60 * 60;

describe('A grievance', () => {
  it('is kept with the day of its answer, told to the company, and acknowledged', async () => {
    const context = await aTestContext();
    await sendGrievance(context, FORM);
    const dueAt = secondsAfter(context.clock.now, SECONDS);
    expect([...context.unitOfWork.tables.messages.values()]).toMatchObject([
      { name: 'Asha', email: 'asha@example.com', kind: 'grievance', dueAt },
    ]);
    const day = dueAt.toISOString();
    expect(context.mails()).toMatchObject([
      {
        ...{ kind: 'contact-notification', to: context.companyInbox, replyTo: 'asha@example.com' },
        data: { subject: GRIEVANCE_SUBJECT, dueAt: day },
      },
      {
        kind: 'grievance-received',
        to: 'asha@example.com',
        data: { name: 'Asha', dueAt: day },
      },
    ]);
  });

  it('is kept and told to the company where its sender may not be mailed', async () => {
    const context = await aTestContext();
    await sendGrievance(context, FORM, false);
    expect(context.unitOfWork.tables.messages.size).toBe(1);
    expect(context.mails()).toMatchObject([{ kind: 'contact-notification' }]);
  });

  it.each(['name', 'email', 'message'] as const)('A grievance needs a %s', async (field) => {
    const context = await aTestContext();
    await expect(sendGrievance(context, { ...FORM, [field]: ' ' })).rejects.toMatchObject({
      details: { fields: { [field]: expect.any(String) } },
    });
    expect(context.mails()).toEqual([]);
  });
});

it('The form for a grievance names what is missing as its labels do', () => {
  expect(validateGrievance({ name: '', email: ' ', message: '\n' })).toEqual({
    name: 'Full Name is required',
    email: 'Email Address is required',
    message: 'Please tell us what is wrong',
  });
});

describe('A student’s own grievance', () => {
  async function aStudentWhoComplains() {
    const student = aPaidStudent();
    const context = await aTestContext({ students: [student] });
    const complain = (message = FORM.message) => sendOwnGrievance(context, student.id, { message });
    const kept = () => [...context.unitOfWork.tables.messages.values()];
    return { context, student, complain, kept };
  }

  it('comes from the address of the account', async () => {
    const { student, complain, kept } = await aStudentWhoComplains();
    await complain();
    expect(kept()).toMatchObject([
      { email: student.email, name: student.name, kind: 'grievance', message: FORM.message },
    ]);
  });

  it('is one however often it is sent, until it is answered', async () => {
    const { context, complain, kept } = await aStudentWhoComplains();
    await Promise.all([complain(), complain(), complain()]);
    expect(kept()).toHaveLength(1);
    expect(context.mails()).toHaveLength(2);
    const [{ id: messageId } = { id: '' }] = kept();
    const actor = { adminId: messageId, username: 'ravi' };
    await answerMessage(context, actor, { messageId, text: 'It is gone.', seen: 0 });
    await complain();
    expect(kept()).toHaveLength(2);
  });

  it('is refused while many wait, or with nothing in it, or without an account', async () => {
    const { context, complain, kept } = await aStudentWhoComplains();
    await expect(complain(' ')).rejects.toMatchObject({
      details: { fields: { message: expect.any(String) } },
    });
    for (let nth = 0; nth < MOST_WAITING_GRIEVANCES; nth += 1) await complain(`No. ${nth}`);
    await expect(complain('Another')).rejects.toMatchObject({ code: 'too_many_grievances' });
    expect(kept()).toHaveLength(MOST_WAITING_GRIEVANCES);
    const nobody = '00000000-0000-4000-8000-000000000009';
    await expect(sendOwnGrievance(context, nobody, FORM)).rejects.toMatchObject({
      kind: 'not-found',
    });
  });
});
