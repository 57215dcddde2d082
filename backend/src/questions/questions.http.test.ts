import { aQuestion } from '@portal/domain/testing/a-question.js';
import { MOST_FILE_BYTES } from './import-request.js';
import { writeCsv } from './questions-csv.js';
import { adminTokenOf, paidStudent } from '../testing/students.js';
import { portalOfFile } from '../testing/test-portal.js';

const portal = await portalOfFile({ PROCESS_ROLE: 'api' });
const token = await adminTokenOf(portal, 'content');
const admin = portal.client.as(token);

const reason = 'The wording was doubtful';
const made = (id: string) => {
  const { version, ...content } = aQuestion({ id });
  return content;
};

const UPLOAD = '/api/admin/question-bank/import';

async function upload(
  file: string | Uint8Array<ArrayBuffer>,
  name: string,
  fields: Record<string, string> = { dryRun: 'false' },
) {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append('file', new Blob([file]), name);
  const response = await fetch(portal.client.baseUrl + UPLOAD, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    body: form,
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

const file = (...questions: ReturnType<typeof made>[]) =>
  writeCsv(questions.map((one) => ({ ...one, version: 1, live: true })));

describe('A question', () => {
  it('is written, edited, published and retired', async () => {
    const path = '/api/admin/questions/ds-new';
    expect(await admin.post('/api/admin/questions', made('ds-new'))).toMatchObject({
      status: 200,
      body: { id: 'ds-new', version: 1, live: false },
    });
    const revised = { ...made('ds-new'), explanation: 'Because.', version: 1, reason };
    expect((await admin.put(path, revised)).body).toMatchObject({ version: 2, live: false });
    expect(await admin.put(path, { ...revised, explanation: 'Late.' })).toMatchObject({
      status: 409,
      body: { code: 'question_has_changed' },
    });
    expect(await admin.post(`${path}/publish`, { version: 1 })).toMatchObject({
      status: 409,
      body: { code: 'question_has_changed' },
    });
    expect((await admin.post(`${path}/publish`, { version: 2 })).body).toMatchObject({
      live: true,
    });
    expect((await admin.get(path)).body).toMatchObject({ live: true, version: 2 });
    expect((await admin.post(`${path}/retire`, { version: 2 })).status).toBe(400);
    const retired = await admin.post(`${path}/retire`, { version: 2, reason });
    expect(retired.body).toMatchObject({ live: false });
    expect((await admin.get(`${path}/versions`)).body).toMatchObject({
      versions: [
        { version: 2, explanation: 'Because.', isLatest: true },
        { version: 1, isLatest: false },
      ],
    });
  });

  it.each([
    ['an id that is taken', made('hr-001'), 409],
    ['a NUL', { ...made('ds-nul'), question: 'a\0b' }, 400],
  ])('A question with %s is refused', async (_, body, status) => {
    expect((await admin.post('/api/admin/questions', body)).status).toBe(status);
  });
});

describe('An import', () => {
  it('is looked at, then taken, then changes nothing', async () => {
    const csv = file(made('im-1'), made('im-2'));
    const counts = { new: 2, changed: 0, unchanged: 0, error: 0 };
    const preview = await upload(csv, 'bank.csv', {});
    expect(preview).toMatchObject({ status: 200, body: { applied: false, counts } });
    expect((await admin.get('/api/admin/questions/im-1')).status).toBe(404);
    expect(await upload(csv, 'bank.csv')).toMatchObject({ body: { applied: true, counts } });
    const again = await upload(csv, 'bank.csv');
    expect(again.body).toMatchObject({ applied: false, counts: { unchanged: 2 } });
  });

  it('takes nothing over what another admin saved since it was looked at', async () => {
    const id = 'im-seen';
    const csv = file({ ...made(id), explanation: 'Of the file.' });
    await admin.post('/api/admin/questions', made(id));
    const { previewHash } = (await upload(csv, 'bank.csv', {})).body;
    const revised = { ...made(id), explanation: 'Of the other.', version: 1, reason };
    expect(await admin.put(`/api/admin/questions/${id}`, revised)).toMatchObject({ status: 200 });
    const fields = { dryRun: 'false', previewHash: String(previewHash) };
    expect(await upload(csv, 'bank.csv', fields)).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile' },
    });
    expect((await admin.get(`/api/admin/questions/${id}`)).body).toMatchObject({
      ...{ version: 2, explanation: 'Of the other.' },
    });
  });

  it.each<[string, string | Uint8Array<ArrayBuffer>, string, number]>([
    ['an empty file', '', 'bank.csv', 400],
    ['bytes that are no text', new Uint8Array([0xff, 0xfe, 0x00, 0xd8]), 'bank.csv', 400],
    ['JSON nested without end', '['.repeat(100_000), 'bank.json', 400],
    ['a file that is too large', new Uint8Array(MOST_FILE_BYTES + 1), 'bank.csv', 413],
  ])('An import refuses %s', async (_, content, name, status) => {
    const { status: got, body } = await upload(content, name);
    expect({ got, success: body.success }).toEqual({ got: status, success: false });
  });

  it('refuses a form without a file, and JSON', async () => {
    expect((await admin.post(UPLOAD, { file: 'x' })).status).toBe(400);
    const headers = { 'Content-Type': 'multipart/form-data; boundary=b' };
    for (const body of ['x', '--b\r\nContent-Disposition: form-data; name="file"']) {
      expect((await admin.raw('POST', UPLOAD, { headers, body })).status).toBe(400);
    }
  });
});

const formats = ['csv', 'gift', 'json'];
it.each(formats)('An export as %s is taken again without a change', async (format) => {
  const { body, headers } = await admin.get(`/api/admin/question-bank/export?format=${format}`);
  expect(headers.get('content-disposition')).toBe(`attachment; filename="questions.${format}"`);
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const outcome = await upload(text, `questions.${format}`);
  expect(outcome.body).toMatchObject({
    applied: false,
    counts: { new: 0, changed: 0, error: 0 },
  });
  const { unchanged } = outcome.body.counts as { unchanged: number };
  expect(unchanged).toBe((await portal.ports.questions.all()).length);
});

const leave = async (domain: string) => {
  const rows = await portal.dataSource.query<{ id: string }[]>(
    `UPDATE questions SET live = id IN (
       SELECT id FROM questions WHERE domain = $1 ORDER BY id LIMIT 30)
     WHERE domain = $1 RETURNING id, live`,
    [domain],
  );
  return (rows.flat() as { id: string; live: boolean }[]).find(({ live }) => live)!.id;
};

const offeredIn = async (domain: string): Promise<boolean | undefined> => {
  const { body } = await (await paidStudent(portal)).client.get('/api/test/domains');
  const { domains } = body as { domains: { domain: string; offered: boolean }[] };
  return domains.find((one) => one.domain === domain)?.offered;
};

it('A domain with just enough live questions is offered no more once one is retired, which has to be confirmed', async () => {
  const domain = 'machine learning';
  const path = `/api/admin/questions/${await leave(domain)}/retire`;
  const refused = await admin.post(path, { version: 1, reason });
  expect(refused).toMatchObject({ status: 409, body: { code: 'domains_would_close' } });
  expect((refused.body as { message: string }).message).toContain('30');
  expect(await offeredIn(domain)).toBe(true);
  expect((await admin.post(path, { version: 1, reason, confirmed: true })).status).toBe(200);
  expect(await offeredIn(domain)).toBe(false);
  const { client } = await paidStudent(portal);
  expect(
    await client.get(`/api/test/questions?domain=${encodeURIComponent(domain)}`),
  ).toMatchObject({ status: 409, body: { code: 'domain_not_offered' } });
  const { body } = await admin.get('/api/admin/question-bank/stock');
  const { least, domains } = body as { least: number; domains: object[] };
  expect(least).toBe(30);
  expect(domains).toContainEqual(expect.objectContaining({ domain, live: 29, offered: false }));
});
