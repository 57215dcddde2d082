import { APPLICATION_FIELD_NAMES } from '@portal/domain/applications/index.js';
import { adminToken, adminTokenOf } from '../testing/students.js';
import type { TestClient } from '../testing/test-client.js';
import { portalOfFile } from '../testing/test-portal.js';
import { LISTS } from './lists.js';

let owner: TestClient;

const FEW = 1_234;

const seed = `
  INSERT INTO applications (id, name, email, phone, education, experience, skills, domain, message, created_at)
  SELECT lpad(to_hex(n), 32, '0')::uuid, 'Ravi ' || n, 'ravi' || n || '@example.com', '-5', '', '',
    'SQL', CASE WHEN n % 100 = 0 THEN 'hr' ELSE 'devops' END, $2, timestamptz '2026-01-01' + n * interval '1 hour'
  FROM generate_series(1, $1::int) AS n`;

const portal = await portalOfFile({ PROCESS_ROLE: 'api' });

beforeAll(async () => {
  owner = portal.client.as(await adminToken(portal));
  await portal.dataSource.query(seed, [FEW, '=HYPERLINK("http://example.com","a")']);
});

async function ticketFor(client: TestClient, body: object): Promise<string> {
  const answer = await client.post('/api/admin/exports', body);
  expect(answer.status).toBe(200);
  return (answer.body as { url: string }).url;
}

describe('An export', () => {
  it('holds every row once, newest first, safe in a spreadsheet', async () => {
    const url = await ticketFor(owner, { resource: 'applications' });
    const response = await fetch(portal.client.baseUrl + url);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="applications-\d{4}-\d\d-\d\d\.csv"$/,
    );
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    const lines = bytes.toString().slice(1).split('\r\n');
    const head = lines[0]!.toLowerCase().split(',');
    expect(head).toEqual(expect.arrayContaining(['id', ...APPLICATION_FIELD_NAMES, 'status']));
    expect(lines.slice(1, -1).map((line) => line.split(',')[1])).toEqual(
      Array.from({ length: FEW }, (_, at) => `Ravi ${FEW - at}`),
    );
    expect(lines[1]).toContain(',-5,devops,');
    expect(lines[1]).toContain(',"\'=HYPERLINK(""http://example.com"",""a"")"');
  });

  it('tells times by the clock of India, and leaves out what the admin has put away', async () => {
    const url = await ticketFor(owner, { resource: 'applications', filter: { domain: 'hr' } });
    const { body } = await portal.client.get(`${url}?without=email,notes,no-column,id`);
    const [head, first] = (body as string).replace('\uFEFF', '').split('\r\n');
    expect(head).not.toMatch(/Email|Notes/);
    expect(head).toMatch(/^Id,Name,Phone,/);
    // The 1200th row is of 20 February, midnight by UTC.
    expect(first).toContain(',2026-02-20 05:30:00,');
  });

  it('An export of students has what they say of themselves', async () => {
    const { body } = await portal.client.get(await ticketFor(owner, { resource: 'students' }));
    expect(body).toMatch(/^\uFEFF?Id,Name,Email,.*,Education,Experience,Skills\r\n/);
  });

  it.each(LISTS.map(({ resource }) => resource))(
    'is there for the list of %s',
    async (resource) => {
      const { status, body } = await portal.client.get(await ticketFor(owner, { resource }));
      expect(status).toBe(200);
      expect(body).toMatch(/^\uFEFF?Id,/);
    },
  );

  it.each([
    ['a list that is none', { resource: 'passwords' }, 404],
    ['a list up a prototype', { resource: 'constructor' }, 404],
    ['no list', {}, 400],
    ['a filter that is none', { resource: 'audit', filter: { passwordHash: 'x' } }, 400],
  ])('An export refuses %s', async (_, body, status) => {
    expect(await owner.post('/api/admin/exports', body)).toMatchObject({ status });
  });
});

it('The audit log tells of an export, with the admin, the filter and the count, and no email', async () => {
  const filter = { domain: 'hr', q: 'ravi200@example.com' };
  for (const asked of [{ domain: 'hr' }, filter]) {
    await portal.client.get(await ticketFor(owner, { resource: 'applications', filter: asked }));
  }
  const entries = await portal.dataSource.query<object[]>(
    `SELECT action, subject, after FROM audit_entries
     WHERE admin_id = $1 AND subject_id = 'applications' ORDER BY at DESC, id DESC LIMIT 2`,
    [((await owner.get('/api/admin/me')).body as { id: string }).id],
  );
  const entry = { action: 'export-list', subject: 'list' };
  expect(entries).toEqual([
    { ...entry, after: { filter: { domain: 'hr', q: '[email]' }, count: 1 } },
    { ...entry, after: { filter: { domain: 'hr' }, count: 12 } },
  ]);
});

describe('A ticket', () => {
  it('downloads the export once, also for three calls at the same time', async () => {
    const url = await ticketFor(owner, { resource: 'audit' });
    const answers = await Promise.all([1, 2, 3].map(() => portal.client.get(url)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
  });

  it('expires after a minute', async () => {
    const url = await ticketFor(owner, { resource: 'audit' });
    await portal.dataSource.query(
      "UPDATE export_tickets SET expires_at = expires_at - interval '1 minute'",
    );
    expect(await portal.client.get(url)).toMatchObject({ status: 404 });
  });

  it.each([
    ['content', 'payments'],
    ['support', 'audit'],
  ] as const)('is not for a %s admin who asks for %s', async (role, resource) => {
    const client = portal.client.as(await adminTokenOf(portal, role));
    const answer = await client.post('/api/admin/exports', { resource });
    expect(answer).toMatchObject({ status: 403, body: { code: 'role_forbids' } });
  });

  it.each([
    ["role = 'content'", 403],
    ['active = false', 404],
    ['session_version = session_version + 1', 404],
  ])('is of no use once the admin has %s', async (change, status) => {
    const client = portal.client.as(await adminTokenOf(portal, 'support'));
    const { body: me } = await client.get('/api/admin/me');
    const url = await ticketFor(client, { resource: 'applications' });
    await portal.dataSource.query(`UPDATE admins SET ${change} WHERE id = $1`, [
      (me as { id: string }).id,
    ]);
    expect(await portal.client.get(url)).toMatchObject({ status });
  });
});
