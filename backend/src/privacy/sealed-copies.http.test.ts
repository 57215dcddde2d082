import { spawn } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { purgeExpired } from '../app/purge.pg.js';
import { hashCheaply } from '../testing/hash-cheaply.js';
import { signedInStudent, type SignedIn } from '../testing/students.js';
import { portalOfFile } from '../testing/test-portal.js';

const SCRIPT = join(import.meta.dirname, '../../../tools/scripts/open-sealed-copies.mjs');
const PASSWORD = 'Correct-horse-7';
const FORM = { password: PASSWORD, confirmation: 'DELETE' };

const keys = generateKeyPairSync('x25519');
const ERASURE_SEAL_KEY = keys.publicKey.export({ format: 'der', type: 'spki' }).toString('base64');

const portal = await portalOfFile({ PROCESS_ROLE: 'api', ERASURE_SEAL_KEY });
const folder = await mkdtemp(join(tmpdir(), 'seal-'));
afterAll(() => rm(folder, { recursive: true }));
const passwordHash = await hashCheaply(PASSWORD);

const pathOf = ({ student }: SignedIn, what: string) =>
  `/api/user/${encodeURIComponent(student.email)}/${what}`;

const copiesOf = async ({ student }: SignedIn): Promise<string[]> => {
  const rows = await portal.dataSource.query<{ sealed: Buffer }[]>(
    'SELECT sealed FROM sealed_copies WHERE student_id = $1',
    [student.id],
  );
  return rows.map(({ sealed }) => sealed.toString('base64'));
};

async function opened(copies: readonly string[], key: typeof keys) {
  const file = join(folder, 'private.pem');
  await writeFile(file, key.privateKey.export({ format: 'pem', type: 'pkcs8' }));
  const child = spawn(process.execPath, [SCRIPT, file], { stdio: ['pipe', 'pipe', 'ignore'] });
  const ended = once(child, 'close') as Promise<[code: number]>;
  child.stdin.end(copies.join('\n'));
  const shown = await text(child.stdout);
  const [code] = await ended;
  return { code, shown };
}

describe('Where erasure must wait, an account that is erased', () => {
  it('tells before and after, and leaves what only the holder of the key can read', async () => {
    const one = await signedInStudent(portal, { passwordHash });
    expect((await one.client.get(pathOf(one, 'erasure'))).body).toMatchObject({ sealedDays: 366 });
    expect((await one.client.post(pathOf(one, 'delete'), FORM)).status).toBe(200);
    expect(await portal.ports.students.findById(one.student.id)).toBeNull();
    const copies = await copiesOf(one);
    expect(copies).toHaveLength(1);
    expect(Buffer.from(copies[0]!, 'base64').includes(one.student.email)).toBe(false);
    const own = await opened(copies, keys);
    expect(own.code).toBe(0);
    expect(JSON.parse(own.shown)).toMatchObject({ profile: [{ email: one.student.email }] });
    expect(await opened(copies, generateKeyPairSync('x25519'))).toEqual({ code: 1, shown: '' });
    const mails = await portal.dataSource.query<object[]>(
      "SELECT data FROM emails WHERE to_address = $1 AND kind = 'account-erased'",
      [one.student.email],
    );
    expect(mails).toMatchObject([{ data: { sealedDays: 366 } }]);
  });

  it('is forgotten after its time, not a day sooner', async () => {
    const [old, recent] = [
      await signedInStudent(portal, { passwordHash }),
      await signedInStudent(portal, { passwordHash }),
    ];
    for (const one of [old, recent]) await one.client.post(pathOf(one, 'delete'), FORM);
    const age = (one: SignedIn, days: number) =>
      portal.dataSource.query(
        "UPDATE sealed_copies SET erased_at = erased_at - $2 * interval '1 day' WHERE student_id = $1",
        [one.student.id, days],
      );
    await age(old, 367);
    await age(recent, 365);
    expect(await purgeExpired(portal.dataSource)).toMatchObject({ sealed_copies: 1 });
    expect(await copiesOf(old)).toEqual([]);
    expect(await copiesOf(recent)).toHaveLength(1);
  });
});
