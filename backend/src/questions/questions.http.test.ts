import { aQuestion, aFamily } from '@portal/domain/testing/a-question.js';
import { MOST_FILE_BYTES } from './import-request.js';
import { writeCsv } from './questions-csv.js';
import { adminTokenOf, paidStudent } from '../testing/students.js';
import { portalOfFile } from '../testing/test-portal.js';
import { variantOf } from '@portal/domain/questions/families/variant.js';
import { familyQuestion } from '@portal/domain/questions/family-question.js';
import { OPTION_KEYS, type OptionKey } from '@portal/domain/questions/options.js';
import { contentOf } from '@portal/domain/questions/question.js';
import { start, submission } from '../testing/attempts.js';

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
});

describe('An import', () => {
  it('is looked at, then taken, and not after another change', async () => {
    const csv = file(made('im-1'), made('im-2'));
    const counts = { new: 2, changed: 0, unchanged: 0, error: 0 };
    const preview = await upload(csv, 'bank.csv', {});
    expect(preview).toMatchObject({ status: 200, body: { applied: false, counts } });
    expect((await admin.get('/api/admin/questions/im-1')).status).toBe(404);
    expect(await upload(csv, 'bank.csv')).toMatchObject({ body: { applied: true, counts } });
    const stale = { dryRun: 'false', previewHash: 'of another bank' };
    expect(await upload(file(made('im-3')), 'bank.csv', stale)).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile' },
    });
  });

  it.each<[string, string | Uint8Array<ArrayBuffer>, string, number]>([
    ['an empty file', '', 'bank.csv', 400],
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

it('An export is a file with every question', async () => {
  const { body, headers } = await admin.get('/api/admin/question-bank/export?format=csv');
  expect(headers.get('content-disposition')).toBe('attachment; filename="questions.csv"');
  // The byte order mark is not part of a decoded text.
  expect(`\ufeff${body as string}`).toBe(writeCsv(await portal.ports.questions.all()));
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
  expect(await offeredIn(domain)).toBe(true);
  expect((await admin.post(path, { version: 1, reason, confirmed: true })).status).toBe(200);
  expect(await offeredIn(domain)).toBe(false);
  const { body } = await admin.get('/api/admin/question-bank/stock');
  const { least, domains } = body as { least: number; domains: object[] };
  expect(least).toBe(30);
  expect(domains).toContainEqual(expect.objectContaining({ domain, live: 29, offered: false }));
});

const family = aFamily();
const SUBJECT = 'data science';

describe('A question family', () => {
  beforeAll(async () => {
    await portal.dataSource.query('UPDATE questions SET live = false WHERE domain = $1', [SUBJECT]);
    const questions = Array.from({ length: 31 }, (_, at) => {
      const place = contentOf(aQuestion({ id: `ds-family-${at}`, domain: SUBJECT }));
      return { ...familyQuestion({ ...place, family }), version: 1, live: true };
    });
    await portal.ports.unitOfWork.run((tx) => tx.questions.save(questions));
  });

  it('shows an admin its variants, and why each wrong option is chosen', async () => {
    const { body, status } = await admin.get('/api/admin/questions/ds-family-0/variants?from=7');
    expect(status).toBe(200);
    const { variants } = body as { variants: { seed: number; question: string }[] };
    expect(variants.map(({ seed }) => seed)).toEqual([7, 8, 9, 10, 11]);
    expect(variants[0]).toEqual({ seed: 7, ...variantOf(family, 7) });
    const fixed = await admin.get('/api/admin/questions/hr-001/variants');
    expect(fixed.body).toEqual({ success: true, variants: [] });
    expect((await admin.get('/api/admin/questions/hr-001/variants?from=0')).status).toBe(400);
  });

  it('A report on a family shows the variant that was served', async () => {
    const student = await paidStudent(portal);
    const test = await start(student, SUBJECT);
    const { questions } = (await portal.ports.attempts.find(test.attemptId))!;
    const { id: questionId, version, question, correctOption, mistakes = {} } = questions[0]!;
    const [chosen] = OPTION_KEYS.filter((key) => key !== correctOption) as [OptionKey];
    const { status } = await student.client.post('/api/test/submit', submission(test, [chosen]));
    expect(status).toBe(200);
    await student.client.post(`/api/test-results/${test.attemptId}/disputes`, {
      ...{ questionId, kind: 'two-right', text: 'My option is right by the same rule.' },
    });
    const of = new URLSearchParams({ questionId, version: String(version) }).toString();
    const reported = await admin.get(`/api/admin/question-disputes/version?${of}`);
    const variant = { question, correctOption, mistakes, chosen };
    expect(reported.body).toMatchObject({ disputes: [{ variant }] });
  });
});
