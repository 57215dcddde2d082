import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { Transaction, UnitOfWork } from '../../kernel/transaction.js';
import { UsernameTaken } from '../../staff/errors.js';
import type { Admin } from '../../staff/ports.js';
import type { Stores } from '../../stores.js';
import { anAdmin } from '../an-admin.js';
import { aPasskey } from '../fake-passkeys.js';
import { A_DAY } from '../moments.js';
import type { SetUp } from './stores-under-test.js';
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

/** With an id of its own, since the same database serves all tests. */
const passkeys = () => [aPasskey({ id: randomUUID(), counter: 7, lastUsedAt: A_DAY }), aPasskey()];

/** The same owners are there for all tests of one database. */
const ids = (admins: readonly Admin[]): string[] => admins.map(({ id }) => id);

function managing(setUp: SetUp): void {
  it('keeps every field of an admin that is added, and of one that is saved', async () => {
    const { unitOfWork, stores } = await setUp();
    const admin = anAdmin({ ...FULL, passkeys: passkeys(), username: `Meera-${randomUUID()}` });
    await unitOfWork.run((tx) => tx.admins.add(admin));
    await expect(stores.admins.findById(admin.id)).resolves.toEqual(admin);
    const changed = anAdmin({ id: admin.id, username: admin.username, role: 'content' });
    await unitOfWork.run((tx) => tx.admins.save(changed));
    await expect(stores.admins.findById(admin.id)).resolves.toEqual(changed);
  });

  it('names who can sign in, and in which role', async () => {
    const { unitOfWork, stores } = await setUp();
    const [active, inactive] = [anAdmin({ role: 'content' }), anAdmin({ active: false })];
    for (const admin of [active, inactive]) await unitOfWork.run((tx) => tx.admins.add(admin));
    const found = await stores.admins.active();
    const own = found.filter(({ id }) => [active.id, inactive.id].includes(id));
    expect(own.map(({ id, role }) => ({ id, role }))).toEqual([{ id: active.id, role: 'content' }]);
  });

  it('refuses a name that another admin has, in whatever case', async () => {
    const { unitOfWork } = await setUp();
    const { username } = await added(unitOfWork, {});
    const second = anAdmin({ username: username.toUpperCase() });
    const adding = unitOfWork.run((tx) => tx.admins.add(second));
    await expect(adding).rejects.toBeInstanceOf(UsernameTaken);
  });

  it('holds the active owners, and tells the second who holds them what the first has made of them', async () => {
    const { unitOfWork } = await setUp();
    const owner = await added(unitOfWork, {});
    const asleep = await added(unitOfWork, { active: false });
    const support = await added(unitOfWork, { role: 'support' });
    const [, second] = await overlapping(
      unitOfWork,
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

  it('makes a second transaction wait for an admin, and read what the first wrote', async () => {
    const { unitOfWork } = await setUp();
    const { id } = await added(unitOfWork, { role: 'support' });
    const countUp = async (tx: Transaction<Stores>) => {
      const admin = (await tx.admins.lockById(id))!;
      await tx.admins.save({ ...admin, sessionVersion: admin.sessionVersion + 1 });
      return admin.sessionVersion + 1;
    };
    const counts = await overlapping(unitOfWork, countUp, countUp);
    expect(counts).toEqual([fulfilled(1), fulfilled(2)]);
  });

  it('knows the passkeys of all admins', async () => {
    const { unitOfWork, stores } = await setUp();
    const [passkey] = passkeys();
    await expect(stores.admins.hasPasskey(passkey!.id)).resolves.toBe(false);
    await added(unitOfWork, { passkeys: [passkey!] });
    await expect(stores.admins.hasPasskey(passkey!.id)).resolves.toBe(true);
  });

  it('remembers whether authenticators are required', async () => {
    const { unitOfWork, stores } = await setUp();
    await unitOfWork.run((tx) => tx.admins.requireTotp(true));
    await expect(stores.admins.requiresTotp()).resolves.toBe(true);
    await unitOfWork.run((tx) => tx.admins.requireTotp(false));
    await expect(stores.admins.requiresTotp()).resolves.toBe(false);
  });
}

async function added(unitOfWork: UnitOfWork<Stores>, parts: Partial<Admin>): Promise<Admin> {
  const admin = anAdmin(parts);
  await unitOfWork.run((tx) => tx.admins.add(admin));
  return admin;
}

/** What every {@link AdminRepository} promises. */
export function adminRepositoryContract(name: string, setUp: SetUp): void {
  describe(`${name}: AdminRepository`, () => {
    it('finds null for an admin it does not know', async () => {
      const { stores } = await setUp();
      const { id, username } = anAdmin();
      await expect(stores.admins.findById(id)).resolves.toBeNull();
      await expect(stores.admins.findByUsername(username)).resolves.toBeNull();
    });

    it('finds the admin that it says it has added, and none that it says it has not', async () => {
      const { unitOfWork, stores } = await setUp();
      const admin = anAdmin();
      const expected = (await unitOfWork.run((tx) => tx.admins.addFirst(admin))) ? admin : null;
      await expect(stores.admins.findByUsername(admin.username)).resolves.toEqual(expected);
      await expect(stores.admins.findById(admin.id)).resolves.toEqual(expected);
    });

    it('adds no admin where there is one', async () => {
      const { unitOfWork, stores } = await setUp();
      await unitOfWork.run((tx) => tx.admins.addFirst(anAdmin()));
      const late = anAdmin();
      await expect(unitOfWork.run((tx) => tx.admins.addFirst(late))).resolves.toBe(false);
      await expect(stores.admins.findByUsername(late.username)).resolves.toBeNull();
    });

    managing(setUp);

    it('adds at most one of many at once', async () => {
      const { unitOfWork } = await setUp();
      const added = await Promise.all(
        [1, 2, 3].map(() => unitOfWork.run((tx) => tx.admins.addFirst(anAdmin()))),
      );
      expect(added.filter(Boolean).length).toBeLessThanOrEqual(1);
    });
  });
}
