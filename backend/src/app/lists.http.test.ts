import { randomUUID } from 'node:crypto';
import { adminToken } from '../testing/students.js';
import type { Answer } from '../testing/test-client.js';
import { portalOfFile } from '../testing/test-portal.js';

const portal = await portalOfFile({ PROCESS_ROLE: 'api' });
const admin = portal.client.as(await adminToken(portal));

const FEW = 60;

const seedApplications = `
  INSERT INTO applications (id, name, email, phone, education, experience, skills, domain, message, created_at)
  SELECT gen_random_uuid(), 'Ravi Number' || n, 'ravi' || n || '@example.com', '90000 00000', 'B.Com.', '',
    'SEO', CASE WHEN n % 3 = 0 THEN 'hr' ELSE 'devops' END, '', timestamptz '2026-01-01' + n * interval '1 hour'
  FROM generate_series(1, $1::int) AS n`;

await portal.dataSource.query(seedApplications, [FEW]);

type Asked = { sort?: unknown; range?: unknown; filter?: unknown };

const ask = (resource: string, asked: Asked): Promise<Answer> => {
  const pairs = Object.entries(asked).map(([name, value]) => [name, JSON.stringify(value)]);
  return admin.get(
    `/api/admin/${resource}?${String(new URLSearchParams(pairs as [string, string][]))}`,
  );
};

const namesOf = ({ body }: Answer): string[] =>
  (body as { name: string }[]).map(({ name }) => name);

describe.each(portal.lists.map(({ resource }) => resource))('The list of %s', (resource) => {
  const spec = portal.lists.find((one) => one.resource === resource)!;

  it('answers in the dialect of ra-data-simple-rest', async () => {
    const { status, headers, body } = await ask(resource, { range: [0, 9] });
    expect(status).toBe(200);
    expect(headers.get('Content-Range')).toMatch(new RegExp(`^${resource} 0-\\d+/\\d+$`));
    expect(Array.isArray(body)).toBe(true);
  });

  it('takes every sort and every filter that it names', async () => {
    const samples = ['2026-01-01T00:00:00.000Z', randomUUID(), true, 'view', 'asha ra'];
    for (const field of Object.keys(spec.sorts)) {
      const { status } = await ask(resource, { sort: [field, 'ASC'] });
      expect({ field, status }).toEqual({ field, status: 200 });
    }
    for (const [name, { value }] of Object.entries(spec.filters)) {
      const sample = samples.find((one) => value.safeParse(one).success);
      const { status } = await ask(resource, { filter: { [name]: sample } });
      expect({ name, status }).toEqual({ name, status: 200 });
    }
  });

  it('knows nothing of an entry that is not there', async () => {
    expect((await admin.get(`/api/admin/${resource}/${randomUUID()}`)).status).toBe(404);
  });
});

describe('A list', () => {
  it.each<[string, Asked]>([
    ['a sort of its own', { sort: ['password_hash', 'ASC'] }],
    ['a sort up a prototype', { sort: ['constructor', 'ASC'] }],
    ['SQL as a sort', { sort: ['id; DROP TABLE students', 'ASC'] }],
    ['a direction of its own', { sort: ['createdAt', 'SIDEWAYS'] }],
    ['a filter of its own', { filter: { passwordHash: 'x' } }],
    ['a filter up a prototype', { filter: { toString: 'x' } }],
    ['a page of more than 100 rows', { range: [0, 100] }],
    ['a range that runs backwards', { range: [9, 0] }],
    ['a range of text', { range: ['0', '9'] }],
    ['a filter that is a list', { filter: [] }],
    ['a value that is an object', { filter: { status: { $ne: 1 } } }],
    ['a NUL in a filter', { filter: { q: 'a\0b' } }],
    ['an id that is an object', { filter: { id: [{}] } }],
  ])('A list refuses %s', async (_, asked) => {
    expect(await ask('applications', asked)).toMatchObject({
      status: 400,
      body: { success: false },
    });
  });

  it('shows its rows as the API’s document describes them', async () => {
    const { body } = await ask('applications', { range: [0, 9] });
    const { columns } = portal.lists.find(({ resource }) => resource === 'applications')!;
    expect(body).toHaveLength(10);
    for (const row of body as Readonly<Record<string, unknown>>[]) {
      expect(Object.keys(row).sort()).toEqual(Object.keys(columns).sort());
      for (const [name, { type }] of Object.entries(columns)) {
        expect([name, type.safeParse(row[name]).success]).toEqual([name, true]);
      }
    }
  });

  it('shows the newest first, a page at a time', async () => {
    const page = await ask('applications', { range: [0, 1] });
    expect(namesOf(page)).toEqual([`Ravi Number${FEW}`, `Ravi Number${FEW - 1}`]);
    expect(page.headers.get('Content-Range')).toBe(`applications 0-1/${FEW}`);
    const last = await ask('applications', { range: [FEW - 1, FEW + 8] });
    expect(namesOf(last)).toEqual(['Ravi Number1']);
    expect((await ask('applications', { range: [FEW, FEW + 9] })).body).toEqual([]);
  });

  it('can be turned round, and narrowed', async () => {
    const oldest = await ask('applications', { sort: ['createdAt', 'ASC'], range: [0, 0] });
    expect(namesOf(oldest)).toEqual(['Ravi Number1']);
    const days = { since: '2026-01-03T00:00:00Z', before: '2026-01-03T12:00:00Z' };
    const filter = { domain: 'hr', ...days };
    expect(namesOf(await ask('applications', { filter, range: [0, 99] }))).toEqual([
      'Ravi Number57',
      'Ravi Number54',
      'Ravi Number51',
      'Ravi Number48',
    ]);
  });

  it.each(['number42', 'RAVI42', 'ravi42@example.com', ' example ravi42 '])(
    'is searched by how words begin: "%s"',
    async (q) => {
      expect(namesOf(await ask('applications', { filter: { q } }))).toEqual(['Ravi Number42']);
    },
  );

  it.each(["'; DROP TABLE applications; --", '%', '\\', '()|&!<->:*'])(
    'takes "%s" for nothing but words',
    async (q) => {
      expect((await ask('applications', { filter: { q } })).status).toBe(200);
    },
  );

  it('finds entries by their ids', async () => {
    const { body } = await ask('applications', { range: [0, 2] });
    const ids = (body as { id: string }[]).map(({ id }) => id);
    const found = await ask('applications', { filter: { id: ids.slice(0, 2) } });
    expect(namesOf(found)).toEqual(['Ravi Number60', 'Ravi Number59']);
  });
});

describe('A long list', () => {
  const MANY = 25_000;

  beforeAll(async () => {
    await portal.dataSource.query(`
      INSERT INTO emails (id, kind, to_address, data, state, tries, created_at)
      SELECT gen_random_uuid(), 'test-result', 'n' || n || '@example.com', '{}', 'sent', 1,
        timestamptz '2020-01-01' + n * interval '1 minute'
      FROM generate_series(1, ${MANY}) AS n`);
    await portal.dataSource.query('ANALYZE emails');
  });

  const addressesOf = ({ body }: Answer) => (body as { to: string }[]).map(({ to }) => to);

  it('says that its total is an estimate, and shows its last page', async () => {
    const first = await ask('emails', { range: [0, 9], filter: { state: 'sent' } });
    expect(first.headers.get('X-Total-Is-About')).toBe('true');
    const total = Number(first.headers.get('Content-Range')!.split('/')[1]);
    expect(Math.abs(total - MANY)).toBeLessThan(MANY / 10);
    const last = await ask('emails', { range: [total - 3, total - 1], filter: { state: 'sent' } });
    expect(addressesOf(last)).toEqual(['n3@example.com', 'n2@example.com', 'n1@example.com']);
  });

  it('goes on in its depths, page after page', async () => {
    const pageAt = (first: number) =>
      ask('emails', { range: [first, first + 1], filter: { state: 'sent' } });
    const nth = (place: number) => `n${MANY - place}@example.com`;
    for (const first of [400, 502, 9_998, 12_000, 20_000]) {
      expect(addressesOf(await pageAt(first))).toEqual([nth(first), nth(first + 1)]);
    }
  });
});
