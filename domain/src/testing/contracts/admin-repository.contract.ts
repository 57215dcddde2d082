import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import type { Transaction, UnitOfWork } from '../../kernel/transaction.js';
import { UsernameTaken } from '../../staff/errors.js';
import type { Admin } from '../../staff/ports.js';
import type { Stores } from '../../stores.js';
import { anAdmin } from '../an-admin.js';
import { aPasskey } from '../fake-passkeys.js';
import { A_DAY } from '../moments.js';
import { contract, type StoreTest } from './stores-under-test.js';
import { fulfilled, overlapping } from './transactions.js';

const FULL = {
  username: 'Meera.Ω',
  role: 'finance',
  active: false,
  mustChangePassword: true,
  totpSecret: 'sealed',
  totpConfirmedAt: A_DAY,
  totpLastStep: 59_000_000,
  recoveryHashes: ['a', 'b'],
} as const;

/** With a separate id, since the same database serves all tests. */
const passkeys = () => [aPasskey({ id: randomUUID(), counter: 7, lastUsedAt: A_DAY }), aPasskey()];

/** The same owners are there for all tests of one database. */
const ids = (admins: readonly Admin[]): string[] => admins.map(({ id }) => id);

function managing(it: StoreTest): void {
  it('keeps every field of an admin that is added, and of one that is saved', async (subject) => {
    const admin = anAdmin({ ...FULL, passkeys: passkeys(), username: `Meera-${randomUUID()}` });
    await subject.run((tx) => tx.admins.add(admin));
    await expect(subject.stores.admins.findById(admin.id)).resolves.toEqual(admin);
    const changed = anAdmin({ id: admin.id, username: admin.username, role: 'content' });
    await subject.run((tx) => tx.admins.save(changed));
    await expect(subject.stores.admins.findById(admin.id)).resolves.toEqual(changed);
  });

  it('names who can sign in, and in which role', async (subject) => {
    const [active, inactive] = [anAdmin({ role: 'content' }), anAdmin({ active: false })];
    for (const admin of [active, inactive]) await subject.run((tx) => tx.admins.add(admin));
    const found = await subject.stores.admins.active();
    const own = found.filter(({ id }) => [active.id, inactive.id].includes(id));
    expect(own.map(({ id, role }) => ({ id, role }))).toEqual([{ id: active.id, role: 'content' }]);
  });

  it('refuses a name that another admin has, in whatever case', async (subject) => {
    const second = anAdmin({ username: (await added(subject, {})).username.toUpperCase() });
    await expect(subject.run((tx) => tx.admins.add(second))).rejects.toBeInstanceOf(UsernameTaken);
  });

  it('holds the active owners, and tells the second who holds them what the first has made of them', async (subject) => {
    const owner = await added(subject, {});
    const asleep = await added(subject, { active: false });
    const support = await added(subject, { role: 'support' });
    const [, second] = await overlapping(
      subject,
      async (tx) => {
        const owners = ids(await tx.admins.lockActiveOwners());
        expect(owners).toContain(owner.id);
        expect(owners).not.toContain(asleep.id);
        expect(owners).not.toContain(support.id);
        await tx.admins.save({ ...owner, role: 'support' });
      },
      async (tx) => ids(await tx.admins.lockActiveOwners()).includes(owner.id),
    );
    expect(second).toEqual(fulfilled(false));
  });

  it('makes a second transaction wait for an admin, and read what the first wrote', async (subject) => {
    const { id } = await added(subject, { role: 'support' });
    const countUp = async (tx: Transaction<Stores>) => {
      const admin = (await tx.admins.lockById(id))!;
      await tx.admins.save({ ...admin, sessionVersion: admin.sessionVersion + 1 });
      return admin.sessionVersion + 1;
    };
    expect(await overlapping(subject, countUp, countUp)).toEqual([fulfilled(1), fulfilled(2)]);
  });

  it('knows the passkeys of all admins', async (subject) => {
    const [passkey] = passkeys();
    await expect(subject.stores.admins.findByPasskey(passkey!.id)).resolves.toBeNull();
    await added(subject, { passkeys: [passkey!] });
    await expect(subject.stores.admins.findByPasskey(passkey!.id)).resolves.toMatchObject({
      passkeys: [passkey],
    });
  });

  it('remembers whether authenticators are required', async (subject) => {
    await subject.run((tx) => tx.admins.requireTotp(true));
    await expect(subject.stores.admins.requiresTotp()).resolves.toBe(true);
    await subject.run((tx) => tx.admins.requireTotp(false));
    await expect(subject.stores.admins.requiresTotp()).resolves.toBe(false);
  });
}

async function added(subject: UnitOfWork<Stores>, parts: Partial<Admin>): Promise<Admin> {
  const admin = anAdmin(parts);
  await subject.run((tx) => tx.admins.add(admin));
  return admin;
}

/** What every {@link AdminRepository} promises. */
export const adminRepositoryContract = contract('AdminRepository', (it) => {
  it('finds null for an admin it does not know', async ({ stores }) => {
    const { id, username } = anAdmin();
    await expect(stores.admins.findById(id)).resolves.toBeNull();
    await expect(stores.admins.findByUsername(username)).resolves.toBeNull();
  });

  it('finds the admin that it says it has added, and none that it says it has not', async (subject) => {
    const admin = anAdmin();
    const expected = (await subject.run((tx) => tx.admins.addFirst(admin))) ? admin : null;
    await expect(subject.stores.admins.findByUsername(admin.username)).resolves.toEqual(expected);
    await expect(subject.stores.admins.findById(admin.id)).resolves.toEqual(expected);
  });

  it('adds no admin where there is one', async (subject) => {
    await subject.run((tx) => tx.admins.addFirst(anAdmin()));
    const late = anAdmin();
    await expect(subject.run((tx) => tx.admins.addFirst(late))).resolves.toBe(false);
    await expect(subject.stores.admins.findByUsername(late.username)).resolves.toBeNull();
  });

  managing(it);
});
