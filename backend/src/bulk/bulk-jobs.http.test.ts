import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from '@jest/globals';
import { MOST_SELECTED_ROWS } from '@portal/domain/bulk/bulk-action.js';
import { runBulkJobs } from '@portal/domain/bulk/index.js';
import type { Application } from '@portal/domain/applications/index.js';
import { anApplication } from '@portal/domain/testing/an-application.js';
import { adminTokenOf } from '../testing/students.js';
import type { TestClient } from '../testing/test-client.js';
import { portalOfFile } from '../testing/test-portal.js';

const ALL = 1_000;
const BULK = '/api/admin/bulk-jobs';

const portal = await portalOfFile({ PROCESS_ROLE: 'api' });
const support = portal.client.as(await adminTokenOf(portal, 'support'));
const owner = portal.client.as(await adminTokenOf(portal, 'owner'));
const content = portal.client.as(await adminTokenOf(portal, 'content'));

const work = () => runBulkJobs(portal.ports, ALL);
afterEach(work);

/** Applications whose family name nobody else has, and what finds them. */
async function applications(count: number, parts: Partial<Application> = {}) {
  const family = `Rao${randomUUID().slice(0, 8)}`;
  const all = Array.from({ length: count }, (_, nth) =>
    anApplication({ name: `=Asha${nth} ${family}`, ...parts }),
  );
  await portal.ports.unitOfWork.run(async (tx) => {
    for (const one of all) await tx.applications.add(one);
  });
  return { all, filter: { q: family, status: 'received' } };
}

const start = (client: TestClient, parts: object) =>
  client.post(BULK, {
    ...{ kind: 'move-applications', value: 'shortlisted', reason: 'Strong portfolios' },
    ...parts,
  });

const jobIdIn = ({ body }: { readonly body: unknown }) => (body as { jobId: string }).jobId;

const statusesOf = async (all: readonly Application[]) => {
  const rows = await portal.dataSource.query<{ status: string }[]>(
    'SELECT status FROM applications WHERE id = ANY ($1) ORDER BY name',
    [all.map(({ id }) => id)],
  );
  return rows.map(({ status }) => status);
};

describe('Bulk work over HTTP', () => {
  it('counts what matches, does it in the background, and gives a file of what came of each', async () => {
    const { all, filter } = await applications(3);
    const counted = await support.post(`${BULK}/count`, { kind: 'move-applications', filter });
    expect(counted.body).toEqual({
      ...{ success: true, count: 3, isTooMany: false },
      firstId: all.map(({ id: one }) => one).sort()[0],
    });
    const begun = await start(support, { filter, isMailed: true, confirmed: 3 });
    const id = jobIdIn(begun);
    const late = await applications(1);
    await portal.dataSource.query(
      "UPDATE applications SET status = 'closed', version = 1 WHERE id = $1",
      [all[1]!.id],
    );
    expect((await support.get(`${BULK}/${id}`)).body).toMatchObject({ state: 'running', done: 0 });
    await work();
    expect(await statusesOf(all)).toEqual(['shortlisted', 'closed', 'shortlisted']);
    expect(await statusesOf(late.all)).toEqual(['received']);
    expect((await support.get(`${BULK}/${id}`)).body).toMatchObject({
      ...{ state: 'done', total: 3, done: 2, skipped: 1, undoable: 0, isMailed: true },
      skips: [{ subjectId: all[1]!.id, why: expect.stringContaining('it is now closed') }],
    });
    const file = await support.get(`${BULK}/${id}/result`);
    expect(file.headers.get('content-disposition')).toBe(
      `attachment; filename="bulk-job-${id}.csv"`,
    );
    const [head, ...lines] = (file.body as string).replace('\uFEFF', '').trim().split('\r\n');
    expect(head).toBe('row,id,applications,outcome,why,at');
    expect(lines.map((line) => line.split(',').slice(2, 4)).sort()).toEqual(
      [0, 1, 2].map((nth) => [
        expect.stringMatching(new RegExp(`^'=Asha${nth} `)),
        nth === 1 ? 'skipped' : 'done',
      ]),
    );
    const [entry] = await portal.dataSource.query<{ after: object }[]>(
      `SELECT after FROM audit_entries WHERE action = 'export-list' AND subject_id = 'bulk-jobs'
       AND after -> 'filter' ->> 'job' = $1`,
      [id],
    );
    expect(entry).toMatchObject({ after: { count: 3 } });
  });

  it('writes to each in the words that came with it, and refuses a mail without any', async () => {
    const { all, filter } = await applications(2);
    const mail = { subject: 'Come on Monday', text: 'We talk at ten.' };
    const empty = await start(support, { filter, mail: { ...mail, text: ' ' }, confirmed: 2 });
    expect([empty.status, empty.body]).toMatchObject([
      400,
      { fields: { text: 'Please write what the mail says' } },
    ]);
    const id = jobIdIn(await start(support, { filter, mail, confirmed: 2 }));
    await work();
    expect((await support.get(`${BULK}/${id}`)).body).toMatchObject({ mail, isMailed: true });
    const sent = await portal.dataSource.query<{ data: object }[]>(
      'SELECT data FROM emails WHERE to_address = ANY ($1)',
      [all.map(({ email }) => email)],
    );
    expect(sent).toEqual([0, 1].map(() => ({ data: expect.objectContaining(mail) })));
  });

  it('refuses another number than matches, an unknown filter, and a role without the single action', async () => {
    const { filter } = await applications(2);
    const wrong = await start(support, { filter, confirmed: 3 });
    expect([wrong.status, wrong.body]).toMatchObject([409, { code: 'bulk_count_changed' }]);
    const odd = await start(support, { filter: { passwordHash: 'x' }, confirmed: 1 });
    expect(odd.status).toBe(400);
    const others = await start(content, { filter, confirmed: 2 });
    expect([others.status, others.body]).toMatchObject([403, { code: 'role_forbids' }]);
    const counted = await content.post(`${BULK}/count`, { kind: 'retry-emails', filter: {} });
    expect(counted.status).toBe(403);
  });

  it('keeps no email or phone that was searched for', async () => {
    const { all } = await applications(1);
    const filter = { q: all[0]!.email };
    const id = jobIdIn(await start(support, { filter, confirmed: 1 }));
    const { body } = await support.get(`${BULK}/${id}`);
    expect(JSON.stringify(body)).not.toContain(all[0]!.email);
  });

  it('begins once of two clicks at the same time', async () => {
    const { filter } = await applications(2);
    const both = await Promise.all([1, 2].map(() => start(support, { filter, confirmed: 2 })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'bulk_job_goes_on',
    });
  });

  it('is cancelled, and by nobody but who began it or an owner', async () => {
    const { all, filter } = await applications(2);
    const id = jobIdIn(await start(owner, { filter, confirmed: 2 }));
    expect((await support.post(`${BULK}/${id}/cancel`, {})).status).toBe(403);
    expect((await owner.post(`${BULK}/${id}/cancel`, {})).status).toBe(200);
    await work();
    expect(await statusesOf(all)).toEqual(['received', 'received']);
    const { body } = await owner.get(`${BULK}/${id}/result`);
    expect((body as string).match(/,not done,/g)).toHaveLength(2);
    expect((await owner.post(`${BULK}/${id}/cancel`, {})).status).toBe(409);
  });

  it('is undone once, by two admins at once, where nobody touched a row since', async () => {
    const { all, filter } = await applications(2);
    const id = jobIdIn(await start(support, { filter, confirmed: 2 }));
    await work();
    await support.post(`/api/admin/applications/${all[0]!.id}/move`, {
      ...{ version: 1, to: 'interview', reason: '' },
    });
    const undo = (client: TestClient) =>
      client.post(`${BULK}/${id}/undo`, { reason: 'By mistake' });
    const both = await Promise.all([undo(support), undo(owner)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    await work();
    expect(await statusesOf(all)).toEqual(['interview', 'received']);
    expect((await support.get(`${BULK}/${id}`)).body).toMatchObject({
      undoneBy: expect.any(String),
    });
  });

  it('takes as many selected rows as the console lets one select, and says so of more', async () => {
    const idsOf = (count: number) => Array.from({ length: count }, () => randomUUID());
    const count = (id: readonly string[]) =>
      support.post(`${BULK}/count`, { kind: 'move-applications', filter: { id } });
    expect(await count(idsOf(MOST_SELECTED_ROWS))).toMatchObject({ status: 200 });
    expect(await count(idsOf(MOST_SELECTED_ROWS + 1))).toMatchObject({
      status: 400,
      body: { message: 'At most 100 rows can be chosen one by one' },
    });
  });

  it('takes the selected rows as it takes those that match', async () => {
    const { all } = await applications(3);
    const filter = { id: all.slice(0, 2).map(({ id }) => id) };
    await portal.dataSource.query(
      "UPDATE applications SET status = 'closed', version = 1 WHERE id = $1",
      [all[0]!.id],
    );
    const seen = Object.fromEntries(all.map(({ id, version }) => [id, version]));
    const refused = await start(content, { filter, seen, confirmed: 2 });
    expect([refused.status, refused.body]).toMatchObject([403, { code: 'role_forbids' }]);
    const id = jobIdIn(await start(support, { filter, seen, confirmed: 2 }));
    await work();
    expect(await statusesOf(all)).toEqual(['closed', 'shortlisted', 'received']);
    const { body } = await support.get(`${BULK}/${id}/result`);
    expect(body).toMatch(/,skipped,.*since you opened it \(it is now closed\)/);
  });
});

describe('The bulk retire of all live questions of a domain', () => {
  const JUST_ENOUGH = 30;
  const ofDomain = (state: string) => ({ domain: 'hr', state });
  const liveNow = async () => {
    const { body } = await content.post(`${BULK}/count`, {
      ...{ kind: 'move-questions', filter: ofDomain('live') },
    });
    return (body as { count: number }).count;
  };
  const move = (value: string, state: string, parts = {}) =>
    start(content, {
      ...{ kind: 'move-questions', value, filter: ofDomain(state), confirmed: JUST_ENOUGH },
      ...parts,
    });
  const refused = {
    ...{ status: 409 },
    ...{ body: { code: 'domains_would_close', message: expect.stringMatching(/in: HR\./) } },
  };

  it('asks first, as does the undo that retires them again, and skips none once it is confirmed', async () => {
    await portal.dataSource.query(
      `DELETE FROM questions WHERE domain = 'hr' AND id NOT IN (
         SELECT id FROM questions WHERE domain = 'hr' AND live ORDER BY id LIMIT $1)`,
      [JUST_ENOUGH],
    );
    expect(await move('retire', 'live')).toMatchObject(refused);
    const id = jobIdIn(await move('retire', 'live', { mayClose: true }));
    await work();
    const { body } = await content.get(`${BULK}/${id}`);
    expect(body).toMatchObject({ state: 'done', done: JUST_ENOUGH, skipped: 0 });
    expect((body as { filter: object }).filter).toEqual(ofDomain('live'));
    expect(await liveNow()).toBe(0);

    const restored = jobIdIn(await move('restore', 'retired'));
    await work();
    expect(await liveNow()).toBe(JUST_ENOUGH);
    const undo = (parts: object) =>
      content.post(`${BULK}/${restored}/undo`, { reason: 'By mistake', ...parts });
    expect(await undo({})).toMatchObject(refused);
    expect((await undo({ mayClose: true })).status).toBe(200);
    await work();
    expect(await liveNow()).toBe(0);
  });
});

const KILL = `
  SELECT pg_terminate_backend(pid) FROM pg_locks
  WHERE relation = 'bulk_rows'::regclass AND pid <> pg_backend_pid()
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;

describe('The worker of bulk jobs', () => {
  it('does each row once, however many work and whenever one is killed', async () => {
    const { all, filter } = await applications(20);
    const id = jobIdIn(await start(support, { filter, isMailed: true, confirmed: 20 }));
    const { unitOfWork } = portal.ports;
    // Its connection is ended once the row is done, before that is kept.
    const killed: typeof unitOfWork = {
      ...unitOfWork,
      run: (doing) =>
        unitOfWork.run(async (tx) => {
          const outcome = await doing(tx);
          await portal.dataSource.query(KILL);
          return outcome;
        }),
    };
    for (let kill = 0; kill < 2; kill += 1) {
      await expect(runBulkJobs({ ...portal.ports, unitOfWork: killed }, 1)).rejects.toThrow();
      await runBulkJobs(portal.ports, 1);
    }
    await Promise.all([work(), work(), work()]);
    await work();
    expect((await support.get(`${BULK}/${id}`)).body).toMatchObject({ state: 'done', done: 20 });
    const [row] = await portal.dataSource.query<{ moves: number; mails: number }[]>(
      `SELECT
         (SELECT count(*)::int FROM application_moves WHERE application_id = ANY ($1)) AS moves,
         (SELECT count(*)::int FROM emails WHERE to_address = ANY ($2)) AS mails`,
      [all.map((one) => one.id), all.map(({ email }) => email)],
    );
    expect(row).toEqual({ moves: 20, mails: 20 });
  });
});
