import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { aContactForm } from '@portal/domain/testing/a-contact-message.js';
import { anApplicationForm } from '@portal/domain/testing/an-application.js';
import { HOSTILE_TEXTS } from '@portal/domain/testing/hostile-texts.js';
import { adminToken, signedInStudent } from '../testing/students.js';
import { headingOf } from '../platform/admin-lists/file-columns.js';
import { portalOfFile } from '../testing/test-portal.js';

const portal = await portalOfFile({ PROCESS_ROLE: 'api', RATE_LIMIT_FACTOR: 100 });
const owner = portal.client.as(await adminToken(portal));

/** Everything is sent as people send it; nobody's words may fail. */
beforeAll(async () => {
  for (const text of HOSTILE_TEXTS) {
    const email = `${randomUUID()}@example.com`;
    const said = { name: text, email, message: text };
    const contact = aContactForm({ ...said, subject: text });
    const application = {
      ...anApplicationForm({ ...said, skills: text, education: text }),
      ageStatement: 'age-1',
    };
    const answers = [
      await portal.client.post('/api/contact', contact),
      await portal.client.post('/api/internships', application),
    ];
    expect({ text, statuses: answers.map(({ status }) => status) }).toEqual({
      text,
      statuses: [200, 200],
    });
  }
});

type Entry = Readonly<Record<string, unknown>>;

const LISTS = [
  ['messages', ['name', 'subject', 'message']],
  ['applications', ['name', 'skills', 'education', 'message']],
] as const;

/** The rows of a CSV file, by RFC 4180. */
function rowsIn(csv: string): string[][] {
  const cells = csv.replace(/^\uFEFF/, '').matchAll(/("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n)/g);
  const rows: string[][] = [[]];
  for (const [, cell = '', end] of cells) {
    rows.at(-1)!.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    if (end !== ',') rows.push([]);
  }
  return rows.slice(0, -1);
}

/** As a spreadsheet is to show it: what it would work out has an apostrophe before it. */
const asCell = (text: string): string =>
  /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/.test(text) ? `'${text}` : text;

describe.each(LISTS)('What people typed, in %s', (resource, fields) => {
  it('is in the list, and in each entry, as it came', async () => {
    const { body } = await owner.get(`/api/admin/${resource}?range=[0,99]`);
    const rows = body as Entry[];
    expect(rows.map(({ name }) => name).sort()).toEqual([...HOSTILE_TEXTS].sort());
    for (const { id, name } of rows) {
      const { body: entry } = await owner.get(`/api/admin/${resource}/${String(id)}`);
      expect(fields.map((field) => (entry as Entry)[field])).toEqual(fields.map(() => name));
    }
  });

  it('is in the exported file as text that no spreadsheet works out', async () => {
    const { body } = await owner.post('/api/admin/exports', { resource });
    const { body: csv } = await portal.client.get((body as { url: string }).url);
    const [head = [], ...rows] = rowsIn(csv as string);
    for (const field of fields) {
      const cells = rows.map((row) => row[head.indexOf(headingOf(field))]).sort();
      expect(cells).toEqual(HOSTILE_TEXTS.map(asCell).sort());
    }
  });

  it('can be searched for, whatever it is', async () => {
    for (const text of HOSTILE_TEXTS) {
      const filter = encodeURIComponent(JSON.stringify({ q: text }));
      const { status } = await owner.get(`/api/admin/${resource}?filter=${filter}`);
      expect({ text, status }).toEqual({ text, status: 200 });
    }
  });
});

describe('What a student types into the profile', () => {
  it('comes back as it was, to the student and to the admin', async () => {
    const { client, student } = await signedInStudent(portal);
    for (const text of HOSTILE_TEXTS) {
      const profile = { name: text, skills: text, education: text };
      const { status } = await client.post('/api/user', { email: student.email, ...profile });
      expect({ text, status }).toEqual({ text, status: 200 });
      const own = await client.get(`/api/user/${student.email}`);
      expect((own.body as { user: Entry }).user).toMatchObject(profile);
      const { body } = await owner.get(`/api/admin/students/${student.id}`);
      expect(body).toMatchObject(profile);
    }
  });
});

it('U+0000 is refused, wherever it stands', async () => {
  const bad = 'Asha\0Rao';
  const { client, student } = await signedInStudent(portal);
  const answers = [
    await portal.client.post('/api/contact', aContactForm({ message: bad })),
    await portal.client.post('/api/internships', anApplicationForm({ skills: bad })),
    await client.post('/api/user', { email: student.email, name: bad }),
    await owner.post('/api/admin/exports', { resource: 'messages', filter: { q: bad } }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
});
