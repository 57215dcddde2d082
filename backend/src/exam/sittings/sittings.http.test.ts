import { randomUUID } from 'node:crypto';
import { eraseStudent } from '@portal/domain/privacy/index.js';
import { chooseSize } from '@portal/domain/testing/night.js';
import { NOW } from '../../platform/database/now.sql.js';
import { purgeExpired } from '../../app/purge.pg.js';
import { keysOf, type Started, submission } from '../../testing/attempts.js';
import { freePort } from '../../testing/free-port.js';
import { type ProductProcess, startProduct } from '../../testing/product-process.js';
import { addAdmin, adminTokenOf, paidStudent, signedInStudent } from '../../testing/students.js';
import type { Answer } from '../../testing/test-client.js';
import { portalOfFile } from '../../testing/test-portal.js';

const SIZE = chooseSize(8, 30);

const portal = await portalOfFile({ PROCESS_ROLE: 'api', RATE_LIMIT_FACTOR: 100 });
const config = { ...portal.config, PORT: await freePort() };
let server: ProductProcess = await startProduct(config);
afterAll(() => server.end('SIGKILL'));

type Browser = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => Promise<Answer>;

/** A browser keeps its cookies. */
function browserOf(token: string): Browser {
  let cookie = '';
  return async (method, path, body) => {
    const headers = { cookie, ...(body && { 'content-type': 'application/json' }) };
    const sent = { headers, ...(body && { body: JSON.stringify(body) }) };
    const answer = await server.client.as(token).raw(method, path, sent);
    cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    return answer;
  };
}

type Person = Readonly<Record<'admissionId' | 'email' | 'state', string>> & {
  readonly isSecondDevice: boolean;
};
type Room = {
  readonly now: string;
  readonly code: { readonly code: string };
  readonly people: readonly Person[];
  readonly list: readonly { readonly email: string }[];
};

const staffOf = async (role: 'owner' | 'support' | 'supervisor') => {
  const admin = await addAdmin(portal, role);
  return { admin, ask: browserOf(await portal.beginSession('admin', admin)) };
};

const START = '/api/test/questions?domain=devops';
const reason = 'The power failed';
const codeOf = ({ body }: Answer) => (body as { code?: string }).code;
const done = async (answer: Promise<Answer>) => {
  const { status, body } = await answer;
  expect([status, body]).toMatchObject([200, { success: true }]);
  return body as Readonly<Record<string, unknown>>;
};

async function aRoom() {
  const [owner, support, supervisor] = [
    await staffOf('owner'),
    await staffOf('support'),
    await staffOf('supervisor'),
  ];
  const form = {
    ...{ place: 'Hall 2', startsAt: '2030-01-10T10:00', endsAt: '2030-01-10T13:00' },
    ...{ domains: ['devops'], seats: SIZE, supervisors: [supervisor.admin.id] },
  };
  const { id } = await done(support.ask('POST', '/api/admin/sittings', form));
  const own = `/api/admin/sittings/${String(id)}`;
  await portal.dataSource.query(
    `UPDATE sittings SET starts_at = ${NOW} - interval '1 hour', ends_at = ${NOW} + interval '2 hours' WHERE id = $1`,
    [id],
  );
  const act = (what: string, body: object = {}) =>
    done(supervisor.ask('POST', `${own}/${what}`, body));
  const look = async () => (await done(supervisor.ask('GET', own))) as unknown as Room;
  const decide = async (email: string, state = 'admitted', isSecondDevice = false) => {
    const { people } = await look();
    const one = people.find(
      (person) => person.email === email && person.isSecondDevice === isSecondDevice,
    );
    await act('decide', { admissionId: one!.admissionId, state, reason: 'Not in the room' });
  };
  return { id: String(id), form, own, owner, support, supervisor, act, look, decide };
}

async function aSitter(make: typeof paidStudent) {
  const { student, token } = await make(portal);
  return { ...student, token, ask: browserOf(token) };
}
type Sitter = Awaited<ReturnType<typeof aSitter>>;

const started = async ({ ask }: Sitter): Promise<Started> =>
  (await done(ask('GET', START))) as unknown as Started;

it(`${SIZE} students sit in one room, with a friend at home, a second device and a server that is killed`, async () => {
  const { id, own, owner, support, supervisor, act, look, decide } = await aRoom();
  const sitters = await Promise.all(Array.from({ length: SIZE }, () => aSitter(signedInStudent)));
  const friend = await aSitter(paidStudent);
  const [first, second, third] = sitters as [Sitter, Sitter, Sitter];

  const list = ['Name,Email', ...sitters.map(({ email }) => `Asha,${email}`)].join('\n');
  expect(await done(support.ask('POST', `${own}/expect`, { list }))).toMatchObject({ added: SIZE });
  expect(
    await done(owner.ask('POST', `${own}/waive-fees`, { reason: 'The college pays' })),
  ).toMatchObject({ waived: SIZE });

  // The code is read out to a friend at home.
  const { code } = (await look()).code;
  await Promise.all(
    [...sitters, friend].map(({ ask }) => done(ask('POST', '/api/test/sitting', { code }))),
  );
  const { people, list: expected } = await look();
  expect(expected).toHaveLength(SIZE);
  const uninvited = people.filter((one) => !expected.some(({ email }) => email === one.email));
  expect([people.length, uninvited.map(({ email }) => email)]).toEqual([SIZE + 1, [friend.email]]);
  const early = await Promise.all([...sitters, friend].map(({ ask }) => ask('GET', START)));
  expect(new Set(early.map(codeOf))).toEqual(new Set(['admission_needed']));

  // One forgot the document, and comes again with it.
  await decide(third.email, 'declined');
  await done(third.ask('POST', '/api/test/sitting', { code: (await look()).code.code }));
  for (const { email } of sitters) await decide(email);
  await decide(friend.email, 'declined');
  expect(await done(friend.ask('GET', '/api/test/sitting'))).toMatchObject({
    sitting: { state: 'declined', reason: 'Not in the room' },
  });
  const tests = await Promise.all(sitters.map(started));
  const atHome = await started(friend);
  const ids = tests.map(({ attemptId }) => attemptId);
  const answers = { [tests[0]!.questions[0]!._id]: 'b' };
  await done(first.ask('PUT', '/api/test/answers', { attemptId: ids[0], answers }));

  // The first student continues on a second device, and the first device is out.
  const device = browserOf(first.token);
  const expectOut = async (ask: Browser) => {
    const given = { attemptId: ids[0]!, answers };
    const calls = [
      await ask('GET', START),
      await ask('PUT', '/api/test/answers', given),
      await ask('POST', '/api/test/submit', submission(tests[0]!, [])),
      await ask('GET', `/api/test/news?attemptId=${given.attemptId}`),
    ];
    expect(calls.map(codeOf)).toEqual(calls.map(() => 'admission_needed'));
  };
  await expectOut(device);
  const exported = await device('GET', `/api/user/${first.email}/export`);
  expect(JSON.stringify(exported.body)).toContain(ids[0]);
  expect(JSON.stringify(exported.body)).not.toContain(tests[0]!.questions[1]!._id);
  await done(device('POST', '/api/test/sitting', { code: (await look()).code.code }));
  await expectOut(device);
  await decide(first.email, 'admitted', true);
  expect(await done(device('GET', START))).toMatchObject({ attemptId: ids[0], answers });
  await expectOut(first.ask);

  // Two are cut off, and the server is killed.
  const before = await look();
  await server.end('SIGKILL');
  server = await startProduct(config);
  expect(await look()).toMatchObject({ ...before, code: {}, now: expect.anything() });
  for (const [place, one] of [second, third].entries()) {
    expect(await started(one)).toMatchObject({
      attemptId: ids[place + 1],
      deadline: tests[place + 1]!.deadline,
    });
  }

  const to = (what: string, body: object) =>
    done(supervisor.ask('POST', `/api/admin/${what}`, body));
  const extension = { sittingId: id, minutes: 5, reason, key: randomUUID() };
  for (let turn = 0; turn < 2; turn += 1)
    expect(await to('open-attempts/extend', extension)).toMatchObject({ open: SIZE });
  const said = { sittingId: id, text: 'Five minutes more' };
  expect(await to('open-attempts/announce', said)).toMatchObject({ open: SIZE });
  const newsOf = async (ask: Browser, attemptId: string) =>
    JSON.stringify(await done(ask('PUT', '/api/test/answers', { attemptId, answers: {} })));
  expect(await newsOf(third.ask, ids[2]!)).toMatch(/"extended".*Five minutes more/);
  expect(await newsOf(friend.ask, atHome.attemptId)).not.toMatch(/extended|Five minutes more/);
  await act('incidents', { text: 'A phone rang', studentId: second.id });
  await to(`attempts/${ids[1]}/void`, { reason });

  expect(codeOf(await supervisor.ask('POST', `${own}/close`, {}))).toBe('tests_still_open');
  const keys = await keysOf(portal, ids[0]!);
  const right = tests[0]!.questions.map(({ _id }) => keys.get(_id)!);
  await done(device('POST', '/api/test/submit', submission(tests[0]!, right)));
  await Promise.all(
    sitters
      .slice(2)
      .map(({ ask }, at) => done(ask('POST', '/api/test/submit', submission(tests[at + 2]!, [])))),
  );
  await act('close');

  const record = (await supervisor.ask('GET', `${own}/record`)).body as string;
  const lines = record
    .trim()
    .split('\r\n')
    .map((line) => line.split(','));
  const seen = (what: string) => lines.filter((line) => line[3] === what);
  expect(seen('declined').map(([, , email, , detail]) => [email, detail])).toEqual([
    [third.email, 'Not in the room'],
    [friend.email, 'Not in the room'],
  ]);
  const startedAt = await portal.dataSource.query<{ at: Date; email: string }[]>(
    `SELECT started_at AS at, email FROM attempts JOIN students ON students.id = student_id WHERE sitting_id = $1 ORDER BY started_at`,
    [id],
  );
  expect(
    seen('started')
      .map(([at, , email]) => [at, email])
      .toSorted(),
  ).toEqual(startedAt.map(({ at, email }) => [at.toISOString(), email]).toSorted());
  const counts = [
    'entered',
    'admitted',
    'started',
    'submitted',
    'void',
    'extended',
    'incident',
    'announced',
    'closed',
  ];
  expect(counts.map((what) => seen(what).length)).toEqual([
    SIZE + 2,
    SIZE + 1,
    SIZE,
    SIZE - 1,
    1,
    SIZE,
    1,
    1,
    1,
  ]);

  const { certificates } = (await done(device('GET', '/api/me/certificates'))) as unknown as {
    certificates: readonly { readonly id: string; readonly code: string }[];
  };
  const certificate = certificates[0]!;
  const takenBy = async () => await done(device('GET', `/api/documents/${certificate.code}`));
  expect(JSON.stringify(await takenBy())).toContain('"supervised":true');
  await portal.dataSource.query('DELETE FROM badges_due');
  await done(support.ask('POST', `${own}/withdraw`, { reason: 'Answers were read out' }));
  expect(JSON.stringify(await takenBy())).toContain('"supervised":false');
  expect(await portal.dataSource.query('SELECT certificate_id AS id FROM badges_due')).toEqual([
    { id: certificate.id },
  ]);

  // The waiver is no money.
  const paid =
    'SELECT count(*)::int AS count FROM payments UNION ALL SELECT count(paid_at)::int FROM students WHERE id <> $1';
  expect(await portal.dataSource.query(paid, [friend.id])).toEqual([{ count: 0 }, { count: 0 }]);

  const noted = await portal.dataSource.query<{ action: string }[]>(
    `SELECT DISTINCT action FROM audit_entries WHERE subject_id = $1 ORDER BY action`,
    [id],
  );
  expect(noted.map(({ action }) => action)).toEqual([
    ...['close-sitting', 'expect-students', 'note-incident'],
    ...['set-up-sitting', 'view', 'waive-fees', 'withdraw-sitting'],
  ]);

  const onList = async () => (await portal.ports.sittings.expected(id)).length;
  const actor = { adminId: owner.admin.id, username: owner.admin.username };
  await eraseStudent(portal.ports, actor, { studentId: third.id, reason: 'Asked by mail' });
  expect(await onList()).toBe(SIZE - 1);
  for (const [days, left] of [
    [29, SIZE - 1],
    [31, 0],
  ] as const) {
    await portal.dataSource.query(
      `UPDATE sittings SET starts_at = ${NOW} - make_interval(days => $2 + 1), ends_at = ${NOW} - make_interval(days => $2) WHERE id = $1`,
      [id, days],
    );
    await purgeExpired(portal.dataSource);
    expect(await onList()).toBe(left);
  }
});

describe('A supervisor', () => {
  it('sees and does nothing in the room of another, and sees no answers in the own one', async () => {
    const { id, own, look, decide, supervisor } = await aRoom();
    const one = await aSitter(paidStudent);
    await done(one.ask('POST', '/api/test/sitting', { code: (await look()).code.code }));
    await decide(one.email);
    const { attemptId, questions } = await started(one);
    const [{ admissionId } = { admissionId: '' }] = (await look()).people;
    const about = { admissionId, state: 'declined', reason, text: reason };
    const many = { ...about, sittingId: id, minutes: 5, key: randomUUID() };
    const calls = {
      ...{ [`${own}/decide`]: about, [`${own}/incidents`]: about, [`${own}/close`]: {} },
      [`/api/admin/attempts/${attemptId}/extend`]: many,
      [`/api/admin/attempts/${attemptId}/void`]: about,
      ...{ '/api/admin/open-attempts/extend': many, '/api/admin/open-attempts/announce': many },
    };
    const stranger = await staffOf('supervisor');
    for (const [path, body] of Object.entries(calls)) {
      expect(codeOf(await stranger.ask('POST', path, body))).toBe('nothing_to_change');
    }
    for (const path of [own, `${own}/record`]) {
      expect((await stranger.ask('GET', path)).status).toBe(404);
    }
    const listOf = async (ask: Browser) => (await done(ask('GET', '/api/admin/sittings'))).sittings;
    expect(await done(stranger.ask('GET', '/api/admin/sittings'))).toMatchObject({
      sittings: [],
      supervisors: [],
    });
    expect(await listOf(supervisor.ask)).toMatchObject([{ id, state: 'open', tests: 1 }]);
    const shown = JSON.stringify(await look());
    for (const { _id } of questions) expect(shown).not.toContain(_id);
    await done(supervisor.ask('POST', `/api/admin/attempts/${attemptId}/void`, { reason }));
  });

  it('is chosen among those who may supervise', async () => {
    const { id, support, form } = await aRoom();
    const content = await adminTokenOf(portal, 'content');
    const { supervisors } = await done(support.ask('GET', '/api/admin/sittings'));
    expect(new Set((supervisors as { role: string }[]).map(({ role }) => role))).toEqual(
      new Set(['owner', 'support', 'supervisor']),
    );
    expect((await portal.client.as(content).get('/api/admin/sittings')).status).toBe(403);
    await done(support.ask('POST', '/api/admin/sittings', { ...form, id, seats: 9 }));
    expect(await done(support.ask('GET', `/api/admin/sittings/${id}`))).toMatchObject({
      ...{ seats: 9, state: 'upcoming' },
    });
  });
});
