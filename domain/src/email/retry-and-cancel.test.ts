import { InvalidInput, NothingToChange } from '../kernel/errors.js';
import { secondsAfter } from '../kernel/time.js';
import { aTestContext } from '../testing/a-test-context.js';
import { anEmailCorrection, aStudent } from '../testing/a-student.js';
import { anEmail } from '../testing/an-email.js';
import { cancelEmail } from './cancel-email.js';
import type { CompanyEmail, EmailState, NewEmail } from './email.js';
import * as refusals from './errors.js';
import { EmailBeingSent, EmailExpired, EmailNotFailed, EmailNotWaiting } from './errors.js';
import { retryEmail } from './retry-email.js';
import { mailCompany } from './mail-company.js';
import { testRefusals } from '../testing/test-refusals.js';

const ACTOR = { adminId: 'admin-1', username: 'meera' };
const reason = 'The address was mended';

type Given = { state?: EmailState; isBeingSent?: boolean; validForSeconds?: number };

async function aContextWithEmail({
  state = 'failed',
  isBeingSent = false,
  validForSeconds,
}: Given) {
  const context = await aTestContext();
  const now = context.clock.now;
  const expiry = validForSeconds && { expiresAt: secondsAfter(now, validForSeconds) };
  await context.unitOfWork.run((tx) => tx.emails.add(anEmail({ ...expiry })));
  const { emails } = context.unitOfWork.tables;
  const [row] = [...emails.values()];
  emails.set(row!.id, { ...row!, state, isBeingSent });
  const stateNow = () => context.unitOfWork.tables.emails.get(row!.id)!.state;
  return { context, action: { emailId: row!.id, reason }, stateNow };
}

describe('Sending a failed mail again', () => {
  it('queues it, and notes who did it and why', async () => {
    const { context, action, stateNow } = await aContextWithEmail({ validForSeconds: 60 });
    await retryEmail(context, ACTOR, action);
    expect(stateNow()).toBe('pending');
    expect(context.unitOfWork.audit()).toMatchObject([
      {
        adminName: 'meera',
        action: 'retry-email',
        subject: 'email',
        subjectId: action.emailId,
        reason,
        before: { state: 'failed' },
        after: { state: 'pending' },
      },
    ]);
  });

  it.each([
    ['a receipt goes to the corrected address', 'payment-receipt', false, true],
    ['an answer does, if the old address was proved', 'message-answered', true, true],
    ['an answer does not, if anyone may have typed the old one', 'message-answered', false, false],
    ['a notice to the owner of the old address does not', 'email-corrected', true, false],
    ['a code does not', 'verification-code', true, false],
  ] as const)('After a correction of the address, %s', async (_, kind, wasVerified, follows) => {
    const { context, action } = await aContextWithEmail({});
    const owner = aStudent();
    const { emails } = context.unitOfWork.tables;
    const row = emails.get(action.emailId)!;
    emails.set(row.id, { ...row, email: { ...row.email, kind } as NewEmail });
    const correction = anEmailCorrection({
      ...{ studentId: owner.id, oldEmail: row.email.to, wasVerified },
    });
    await context.unitOfWork.run(async (tx) => {
      await tx.students.add(owner);
      await tx.corrections.add(correction);
    });
    await expect(retryEmail(context, ACTOR, action)).resolves.toBe(follows ? owner.email : null);
    expect(context.unitOfWork.audit().map(({ after }) => after)).toEqual([
      { state: 'pending', ...(follows && { isReaddressed: true }) },
    ]);
  });

  it('is refused to an admin who saw it in another state, as is giving it up', async () => {
    const { context, action } = await aContextWithEmail({});
    for (const act of [retryEmail, cancelEmail]) {
      const late = act(context, ACTOR, { ...action, seenState: 'sent' });
      await expect(late).rejects.toThrow('has changed this mail since you opened it (state).');
    }
  });

  it.each(['pending', 'sent', 'dropped'] as const)('refuses one that is %s', async (state) => {
    const { context, action, stateNow } = await aContextWithEmail({ state });
    await expect(retryEmail(context, ACTOR, action)).rejects.toThrow(EmailNotFailed);
    expect(stateNow()).toBe(state);
    expect(context.unitOfWork.audit()).toEqual([]);
  });

  it('refuses one whose time is over', async () => {
    const { context, action } = await aContextWithEmail({ validForSeconds: 60 });
    context.clock.pass(60);
    await expect(retryEmail(context, ACTOR, action)).rejects.toThrow(EmailExpired);
  });
});

describe('Cancelling a mail', () => {
  it.each(['pending', 'failed'] as const)('gives up one that is %s', async (state) => {
    const { context, action, stateNow } = await aContextWithEmail({ state });
    await cancelEmail(context, ACTOR, action);
    expect(stateNow()).toBe('dropped');
    expect(context.unitOfWork.audit()).toMatchObject([
      { action: 'cancel-email', before: { state }, after: { state: 'dropped' }, reason },
    ]);
  });

  it.each(['sent', 'dropped'] as const)('refuses one that is %s', async (state) => {
    const { context, action } = await aContextWithEmail({ state });
    await expect(cancelEmail(context, ACTOR, action)).rejects.toThrow(EmailNotWaiting);
  });

  it('refuses one that is being sent', async () => {
    const { context, action, stateNow } = await aContextWithEmail({
      state: 'pending',
      isBeingSent: true,
    });
    await expect(cancelEmail(context, ACTOR, action)).rejects.toThrow(EmailBeingSent);
    expect(stateNow()).toBe('pending');
  });
});

describe.each([
  ['Sending again', retryEmail],
  ['Cancelling', cancelEmail],
])('%s', (_, act) => {
  it('is refused without a reason', async () => {
    const { context, action, stateNow } = await aContextWithEmail({});
    await expect(act(context, ACTOR, { ...action, reason: '  ' })).rejects.toThrow(InvalidInput);
    expect(stateNow()).toBe('failed');
  });

  it('knows only mails that exist', async () => {
    const refused = act((await aContextWithEmail({})).context, ACTOR, { emailId: 'none', reason });
    await expect(refused).rejects.toThrow(NothingToChange);
    await expect(refused).rejects.toThrow('There is no such mail.');
  });
});

const MAIL: CompanyEmail = {
  kind: 'admin-security-notice',
  data: { action: 'add-admin', username: 'ravi', by: 'meera', at: '2026-01-31T10:00:00.000Z' },
};

it('A mail to the company goes to the inbox of the settings, or else of the configuration', async () => {
  const context = await aTestContext();
  const send = (companyInbox: string) =>
    context.unitOfWork.run(async (tx) => {
      await tx.policy.saveSettings({ ...(await tx.policy.lockSettings()), companyInbox });
      await mailCompany(tx, context, MAIL);
    });
  await send('');
  await send('office@example.com');
  expect(context.mails()).toEqual([
    { ...MAIL, to: context.companyInbox },
    { ...MAIL, to: 'office@example.com' },
  ]);
});

testRefusals(
  refusals,
  `
EmailNotFailed conflict email_not_failed
EmailExpired conflict email_expired
EmailNotWaiting conflict email_not_waiting
EmailBeingSent conflict email_being_sent
`,
);
