import { expect, it } from '@jest/globals';
import { aTestContext } from '../testing/a-test-context.js';
import type { CompanyEmail } from './email.js';
import { mailCompany } from './mail-company.js';

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
