import { ChangedMeanwhile, InvalidInput, NothingToChange } from '../kernel/errors.js';
import { aTestContext } from '../testing/a-test-context.js';
import { anAdmin } from '../testing/an-admin.js';
import { A_DAY } from '../testing/moments.js';
import { addAdmin } from './add-admin.js';
import { LastOwner, NotYourself, RoleForbids, UsernameTaken } from './errors.js';
import {
  changeAdminRole,
  resetAdminPassword,
  resetAdminTotp,
  setAdminActive,
  requireTotp,
} from './manage-admins.js';
import type { Admin } from './ports.js';
import { rescueAdmin } from './rescue-admin.js';
import { signInAdmin } from './sign-in-admin.js';

const owner = anAdmin({ username: 'meera' });
const support = anAdmin({ username: 'ravi', role: 'support' });
const ACTOR = { adminId: owner.id, username: owner.username };
const reason = 'Joined the team';
const onSupport = { adminId: support.id, reason };
const onOwner = { adminId: owner.id, reason };

async function withAdmins(...admins: readonly Admin[]) {
  const context = await aTestContext();
  await context.unitOfWork.run(async (tx) => {
    for (const admin of admins) await tx.admins.add(admin);
  });
  const kept = async ({ id }: Admin) => (await context.admins.findById(id))!;
  return { context, kept, lastNote: () => context.unitOfWork.audit().at(-1) };
}

describe('Adding an admin', () => {
  const form = { username: ' Asha.K ', role: 'finance', password: '', reason };

  it('makes a password up, with which the admin signs in once', async () => {
    const { context, lastNote } = await withAdmins(owner);
    const { id, password } = await addAdmin(context, ACTOR, form);
    expect(await signInAdmin(context, { username: 'Asha.K', password })).toMatchObject({
      id,
      role: 'finance',
      active: true,
      mustChangePassword: true,
      recoveryHashes: [],
    });
    expect(lastNote()).toMatchObject({
      action: 'add-admin',
      subject: 'admin',
      subjectId: id,
      before: null,
      after: { username: 'Asha.K', role: 'finance' },
    });
    expect(JSON.stringify(lastNote())).not.toContain(password);
  });

  it('takes a password that the owner has chosen', async () => {
    const { context } = await withAdmins(owner);
    const password = 'correct horse battery';
    await expect(addAdmin(context, ACTOR, { ...form, password })).resolves.toMatchObject({
      password,
    });
  });

  it.each([
    ['username', { username: 'a' }],
    ['username', { username: 'two words' }],
    ['username', { username: 'x'.repeat(65) }],
    ['username', { username: 'a\nb' }],
    ['username', { username: '.ab' }],
    ['role', { role: 'root' }],
    ['password', { password: 'password' }],
    ['reason', { reason: ' ' }],
  ])('refuses a bad %s: %j', async (field, change) => {
    const adding = addAdmin((await withAdmins(owner)).context, ACTOR, { ...form, ...change });
    await expect(adding).rejects.toMatchObject({
      details: { fields: { [field]: expect.any(String) } },
    });
  });

  it('refuses a name that is taken', async () => {
    const { context } = await withAdmins(owner);
    const adding = addAdmin(context, ACTOR, { ...form, username: 'MEERA' });
    await expect(adding).rejects.toThrow(UsernameTaken);
  });
});

describe('An owner', () => {
  it('gives another role, which ends the sessions of that admin and is noted', async () => {
    const { context, kept, lastNote } = await withAdmins(owner, support);
    await changeAdminRole(context, ACTOR, { ...onSupport, role: 'content', seenRole: 'support' });
    expect(await kept(support)).toEqual({ ...support, role: 'content', sessionVersion: 1 });
    expect(lastNote()).toMatchObject({
      action: 'change-admin-role',
      adminName: 'meera',
      reason,
      before: { username: 'ravi', role: 'support' },
      after: { username: 'ravi', role: 'content' },
    });
  });

  it('deactivates and reactivates', async () => {
    const { context, kept, lastNote } = await withAdmins(owner, support);
    await setAdminActive(context, ACTOR, { ...onSupport, active: false });
    expect(await kept(support)).toMatchObject({ active: false, sessionVersion: 1 });
    expect(lastNote()).toMatchObject({
      action: 'deactivate-admin',
      before: { username: 'ravi', active: true },
      after: { username: 'ravi', active: false },
    });
    await setAdminActive(context, ACTOR, { ...onSupport, active: true });
    expect(await kept(support)).toMatchObject({ active: true, sessionVersion: 2 });
    expect(lastNote()).toMatchObject({ action: 'reactivate-admin', after: { active: true } });
  });

  it('resets a password, which has to be changed then', async () => {
    const { context, kept, lastNote } = await withAdmins(owner, support);
    const password = await resetAdminPassword(context, ACTOR, { ...onSupport, password: '' });
    expect(password).toHaveLength(23);
    expect(await kept(support)).toMatchObject({ mustChangePassword: true, sessionVersion: 1 });
    await expect(signInAdmin(context, { username: 'ravi', password })).resolves.toBeDefined();
    expect(lastNote()).toMatchObject({
      before: { username: 'ravi', mustChangePassword: false },
      after: { username: 'ravi', mustChangePassword: true },
    });
  });

  it('resets an authenticator', async () => {
    const totp = {
      totpSecret: 's',
      totpConfirmedAt: A_DAY,
      totpLastStep: 1,
      recoveryHashes: ['h'],
    };
    const { context, kept, lastNote } = await withAdmins(owner, { ...support, ...totp });
    await resetAdminTotp(context, ACTOR, onSupport);
    expect(await kept(support)).toEqual({ ...support, sessionVersion: 1 });
    expect(lastNote()).toMatchObject({
      before: { username: 'ravi', hasTotp: true },
      after: { username: 'ravi', hasTotp: false },
    });
  });

  it('steps down if there is another one', async () => {
    const { context, kept } = await withAdmins(owner, { ...support, role: 'owner' });
    await changeAdminRole(context, ACTOR, { ...onOwner, role: 'support', seenRole: 'owner' });
    expect(await kept(owner)).toMatchObject({ role: 'support' });
  });

  it('does not step down as the last active one', async () => {
    const { context, kept } = await withAdmins(owner, { ...support, role: 'owner', active: false });
    const stepping = changeAdminRole(context, ACTOR, {
      ...onOwner,
      role: 'support',
      seenRole: 'owner',
    });
    await expect(stepping).rejects.toThrow(LastOwner);
    expect(await kept(owner)).toEqual(owner);
  });

  it('may be given the role again that the last active one has', async () => {
    const { context, kept } = await withAdmins(owner);
    await changeAdminRole(context, ACTOR, { ...onOwner, role: 'owner', seenRole: 'owner' });
    expect(await kept(owner)).toMatchObject({ role: 'owner', active: true });
  });

  it('does not do to oneself what would lock one out', async () => {
    const { context } = await withAdmins(owner, { ...support, role: 'owner' });
    await expect(setAdminActive(context, ACTOR, { ...onOwner, active: false })).rejects.toThrow(
      NotYourself,
    );
    await expect(resetAdminTotp(context, ACTOR, onOwner)).rejects.toThrow(NotYourself);
    await expect(resetAdminPassword(context, ACTOR, { ...onOwner, password: '' })).rejects.toThrow(
      NotYourself,
    );
  });

  it('says whether authenticators are required', async () => {
    const { context, lastNote } = await withAdmins(owner);
    await requireTotp(context, ACTOR, { required: true, reason });
    await expect(context.admins.requiresTotp()).resolves.toBe(true);
    expect(lastNote()).toMatchObject({
      action: 'require-totp',
      subject: 'settings',
      subjectId: 'require-totp',
      before: { required: false },
      after: { required: true },
    });
  });

  it('says why, and names an admin who exists', async () => {
    const { context } = await withAdmins(owner, support);
    const silent = { ...onSupport, reason: ' ' };
    await expect(resetAdminTotp(context, ACTOR, silent)).rejects.toThrow(InvalidInput);
    const nobody = resetAdminTotp(context, ACTOR, { adminId: 'nobody', reason });
    await expect(nobody).rejects.toThrow(NothingToChange);
    await expect(nobody).rejects.toThrow('There is no such admin.');
  });
});

describe('An owner who did not see what another has just done', () => {
  it('does not replace the role that the other gave', async () => {
    const { context, kept } = await withAdmins(owner, support);
    const give = (role: string, seenRole: string) =>
      changeAdminRole(context, ACTOR, { ...onSupport, role, seenRole });
    await give('content', 'support');
    await expect(give('finance', 'support')).rejects.toThrow(ChangedMeanwhile);
    await expect(give('finance', 'support')).rejects.toThrow('meera has changed this admin');
    await expect(give('finance', '')).rejects.toThrow(InvalidInput);
    expect(await kept(support)).toMatchObject({ role: 'content', sessionVersion: 1 });
  });

  it('leaves the password that the other has passed on', async () => {
    const { context, kept } = await withAdmins(owner, support);
    const reset = () =>
      resetAdminPassword(context, ACTOR, { ...onSupport, password: '', version: 0 });
    await reset();
    await expect(reset()).rejects.toThrow(ChangedMeanwhile);
    expect(await kept(support)).toMatchObject({ sessionVersion: 1 });
  });

  it.each([false, true])('does not set an admin to active=%s once more', async (active) => {
    const { context, kept } = await withAdmins(owner, { ...support, active });
    const again = setAdminActive(context, ACTOR, { ...onSupport, active });
    await expect(again).rejects.toThrow(ChangedMeanwhile);
    expect((await kept(support)).sessionVersion).toBe(0);
  });

  it('does not set the rule to what it is', async () => {
    const { context } = await withAdmins(owner);
    await requireTotp(context, ACTOR, { required: true, reason });
    const again = requireTotp(context, ACTOR, { required: true, reason });
    await expect(again).rejects.toThrow(ChangedMeanwhile);
    expect(context.unitOfWork.audit()).toHaveLength(1);
  });
});

it.each([{ role: 'support' }, { active: false }] as const)(
  'Whoever is no longer an active owner changes nothing: %j',
  async (parts) => {
    const { context, kept } = await withAdmins({ ...owner, ...parts }, anAdmin(), support);
    const changing = changeAdminRole(context, ACTOR, {
      ...onSupport,
      role: 'owner',
      seenRole: 'support',
    });
    await expect(changing).rejects.toThrow(RoleForbids);
    await expect(requireTotp(context, ACTOR, { required: true, reason })).rejects.toThrow(
      RoleForbids,
    );
    expect(await kept(support)).toEqual(support);
  },
);

describe('A rescue', () => {
  it('makes an active owner without an authenticator, and is noted', async () => {
    const lost = { ...support, active: false, totpSecret: 's', totpConfirmedAt: A_DAY };
    const { context, lastNote } = await withAdmins(lost);
    const password = await rescueAdmin(context, ' ravi ');
    const admin = await signInAdmin(context, { username: 'ravi', password });
    expect(admin).toMatchObject({ role: 'owner', mustChangePassword: true, sessionVersion: 1 });
    expect(lastNote()).toMatchObject({
      action: 'rescue-admin',
      adminId: '00000000-0000-0000-0000-000000000000',
      adminName: 'operator',
      before: { role: 'support', active: false, hasTotp: true },
      after: { role: 'owner', active: true, hasTotp: false },
    });
  });

  it('finds only who exists', async () => {
    const rescue = rescueAdmin((await withAdmins(owner)).context, 'nobody');
    await expect(rescue).rejects.toThrow(NothingToChange);
    await expect(rescue).rejects.toThrow('There is no such admin.');
  });
});

it('A change of an admin account is notice to the inbox of the company with who did it', async () => {
  const { context } = await withAdmins(owner, support);
  await changeAdminRole(context, ACTOR, { ...onSupport, role: 'finance', seenRole: 'support' });
  await addAdmin(context, ACTOR, { username: 'asha', role: 'finance', password: '', reason });
  await resetAdminPassword(context, ACTOR, { ...onSupport, password: '' });
  for (const active of [false, true]) {
    await setAdminActive(context, ACTOR, { ...onSupport, active });
  }
  await rescueAdmin(context, 'ravi');
  const notice = (action: string, username = 'ravi', by = 'meera') => ({
    to: context.companyInbox,
    data: { action, username, by },
  });
  expect(context.mails('admin-security-notice')).toMatchObject([
    notice('change-admin-role'),
    notice('add-admin', 'asha'),
    notice('reset-admin-password'),
    notice('deactivate-admin'),
    notice('reactivate-admin'),
    notice('rescue-admin', 'ravi', 'operator'),
  ]);
});
