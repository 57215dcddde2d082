import { APPLICATION_FIELD_NAMES } from '@portal/domain/applications/index.js';
import { adminToken, adminTokenOf, paidStudent, type SignedIn } from '../testing/students.js';
import type { TestClient } from '../testing/test-client.js';
import { portalOfFile } from '../testing/test-portal.js';
import { LISTS } from './lists.js';
import { addMessage } from '../testing/messages.js';
import type { AdminRole } from '@portal/domain/staff/role.js';
import { passedStudent } from '../testing/attempts.js';

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

type Found = { resource: string; id: string; title: string; line: string };

let one: SignedIn;
let code: string;

async function search(q: string, role: AdminRole = 'owner'): Promise<readonly Found[]> {
  const client = portal.client.as(await adminTokenOf(portal, role));
  const { status, body } = await client.get(`/api/admin/search?q=${encodeURIComponent(q)}`);
  expect(status).toBe(200);
  return (body as { found: Found[] }).found;
}

async function anyQuestion(): Promise<string> {
  const [{ id }] = await portal.dataSource.query<[{ id: string }]>(
    'SELECT min(id) AS id FROM questions',
  );
  return id;
}

const resources = (found: readonly Found[]): string[] => [
  ...new Set(found.map(({ resource }) => resource)),
];

beforeAll(async () => {
  const passed = await passedStudent(portal, { name: 'Zoya Qureshi', phone: '+91 98450 12101' });
  one = passed;
  code = passed.certificate.code;
  await addMessage(portal, 'zoya@example.com', 'A receipt, please');
  await portal.dataSource.query(
    `INSERT INTO payments (id, student_id, receipt, order_id, amount, currency, state, created_at)
     SELECT gen_random_uuid(), id, 'r-zoya', 'order_Zoya1', 50000, 'INR', 'open', '2026-11-01'
     FROM students WHERE id = $1`,
    [one.student.id],
  );
});

describe('The search over everything', () => {
  it('finds a name in all lists that hold it, each with what tells it apart', async () => {
    const found = await search('zoya qure');
    expect(resources(found)).toEqual(['students', 'payments', 'certificates']);
    expect(found[0]).toEqual({
      resource: 'students',
      id: one.student.id,
      title: 'Zoya Qureshi',
      line: `${one.student.email} · +91 98450 12101 · Paid`,
    });
    expect(resources(await search('zoya'))).toContain('messages');
  });

  it.each(['Sastri', 'śāstrī', 'S\u0301a\u0304stri\u0304', 'ŚĀSTRĪ'])(
    'finds a name whatever marks its letters have: %s',
    async (typed) => {
      const { student } = await paidStudent(portal, { name: 'Meera Śāstrī' });
      expect(await search(typed)).toContainEqual(expect.objectContaining({ id: student.id }));
    },
  );

  it.each([
    ...['9845012101', '+91 9845012101', '098450 12101', '98450-12101', '+919845012', '98450 1'],
    ...['2101', '5012', '1210', '501 21 01', 'ureshi', 'Zoya Quershi', 'zoya qurehsi', 'zyoa'],
  ])(
    'finds a student by the number, a part of it or of the name, or a name with a slip: "%s"',
    async (typed) => {
      expect(await search(typed)).toContainEqual(expect.objectContaining({ id: one.student.id }));
    },
  );

  it('finds an address as far as it is typed, and none whose words only begin like it', async () => {
    for (const email of ['meera-7@example.com', 'meera-70@example.com']) {
      const values = [(await paidStudent(portal, { name: 'Meera Nair' })).student.id, email];
      await portal.dataSource.query('UPDATE students SET email = $2 WHERE id = $1', values);
    }
    const addresses = async (typed: string) =>
      (await search(typed))
        .filter(({ resource }) => resource === 'students')
        .map(({ line }) => line.split(' · ')[0]);
    expect(await addresses('meera-7@example.com')).toEqual(['meera-7@example.com']);
    expect(await addresses('Meera-7@example.co')).toEqual(['meera-7@example.com']);
    expect(await addresses('nai meera-7')).toHaveLength(2);
  });

  it('finds an order, a code in any form, and a question by its id', async () => {
    expect(resources(await search('order_Zoya1'))).toEqual(['payments']);
    expect(await search('Zoya1')).toMatchObject([
      { resource: 'payments', title: '₹500 · Zoya Qureshi · 1 Nov' },
    ]);
    expect(await search(code.slice(2, 7))).toMatchObject([{ resource: 'certificates' }]);
    const printed = `${code.slice(0, 4)}-${code.slice(4)}`.toLowerCase();
    expect(await search(printed)).toMatchObject([{ resource: 'certificates' }]);
    const question = { resource: 'questions', id: await anyQuestion() };
    expect(await search(question.id)).toContainEqual(expect.objectContaining(question));
  });

  it('keeps to the lists that a role may read', async () => {
    expect(resources(await search('qureshi', 'finance'))).toEqual(['students', 'payments']);
    expect(resources(await search('qureshi', 'content'))).toEqual(['certificates']);
    expect(await search(await anyQuestion(), 'support')).toEqual([]);
  });

  it.each(['', 'z', '%%', '()', "' OR quereshi = nobody --", '12345678901234567890'])(
    'finds nothing for "%s", and says so calmly',
    async (typed) => {
      expect(await search(typed)).toEqual([]);
    },
  );
});
