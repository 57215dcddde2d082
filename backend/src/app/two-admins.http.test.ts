import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { aQuestion } from '@portal/domain/testing/a-question.js';
import { NOW } from '../platform/database/now.sql.js';
import { ADMIN_WRITES } from '../testing/admin-writes.js';
import { passedStudent } from '../testing/attempts.js';
import { post } from '../testing/outbox.js';
import { adminTokenOf, signedInStudent } from '../testing/students.js';
import { portalOfFile } from '../testing/test-portal.js';
import { accessTable } from './routes.js';

const ROOT = join(import.meta.dirname, '../../..');
const reason = 'Asked for by phone';
const API = '/api/admin';

const portal = await portalOfFile({ PROCESS_ROLE: 'api', RATE_LIMIT_FACTOR: 100 });
const one = portal.client.as(await adminTokenOf(portal, 'owner'));
const other = portal.client.as(await adminTokenOf(portal, 'owner'));

const covers = Object.entries(ADMIN_WRITES);

it('Every route by which admins change something says why two of them lose nothing', () => {
  const writes = Object.entries(accessTable()).filter(
    ([route, { callers }]) => callers === 'admin' && !route.startsWith('GET '),
  );
  expect(covers.map(([route]) => route).sort()).toEqual(writes.map(([route]) => route).sort());
});

it.each(
  covers.flatMap(([route, cover]) =>
    typeof cover === 'object' && 'file' in cover ? [{ route, ...cover }] : [],
  ),
)('$route has the test that is named for it', ({ file, test }) => {
  expect(readFileSync(join(ROOT, file), 'utf8')).toContain(test);
});

/** What both admins have on their screens: the thing, and what each of them does to it. */
type Screen = {
  readonly first: readonly [path: string, body: object];
  readonly later: readonly [path: string, body: object];
  /** What must be as the first one left it. */
  readonly kept: () => Promise<unknown>;
};

type Case = {
  readonly route: string;
  readonly what: string;
  readonly open: () => Promise<Screen>;
  /** How the later one is refused; 200 where nothing is left to do. */
  readonly status?: number;
};

const rows = (sql: string, values: readonly unknown[]) => () =>
  portal.dataSource.query<object[]>(sql, [...values]);

const audited = (id: string) =>
  rows('SELECT action FROM audit_entries WHERE subject_id = $1', [id]);

/** A student, and what two admins do at the page that both have open. */
const ofStudent =
  (action: string, first: object, later: object, kept: string) => async (): Promise<Screen> => {
    const { student } = await signedInStudent(portal, { attemptsUsed: 3 });
    const path = `${API}/students/${student.id}/${action}`;
    return {
      first: [path, { ...first, reason }],
      later: [path, { ...later, reason }],
      kept: rows(kept, [student.id]),
    };
  };

const ofAdmin = (action: string, body: object) => async (): Promise<Screen> => {
  const id = randomUUID();
  await portal.dataSource.query(
    `INSERT INTO admins (id, username, password_hash, session_version, created_at, role)
     VALUES ($1, $2, 'none', 0, ${NOW}, 'support')`,
    [id, id],
  );
  const path = `${API}/admins/${id}/${action}`;
  const sent = { ...body, version: 0, reason };
  const kept = rows('SELECT password_hash, session_version FROM admins WHERE id = $1', [id]);
  return { first: [path, sent], later: [path, sent], kept };
};

const ofEmail = (first: string, later: string) => async (): Promise<Screen> => {
  const id = await post(portal);
  await portal.dataSource.query("UPDATE emails SET state = 'failed' WHERE id = $1", [id]);
  const body = { reason, seenState: 'failed' };
  return {
    first: [`${API}/emails/${id}/${first}`, body],
    later: [`${API}/emails/${id}/${later}`, body],
    kept: rows('SELECT state FROM emails WHERE id = $1', [id]),
  };
};

/** A test of a domain that runs, and how each of the two gives it more time. */
const openAttempt = (domain: string, ofOne: boolean) => async (): Promise<Screen> => {
  const { student, client } = await signedInStudent(portal, { paidAt: new Date() });
  const { body } = await client.get(`/api/test/questions?domain=${domain}`);
  const { attemptId } = body as { attemptId: string };
  const path = `${API}/${ofOne ? `attempts/${attemptId}` : 'open-attempts'}/extend`;
  const seen = ofOne ? { seenAdded: 0 } : { domain, seenExtended: null };
  const extend = () => [path, { minutes: 10, reason, key: randomUUID(), ...seen }] as const;
  const kept = 'SELECT added_seconds FROM attempts WHERE student_id = $1';
  return { first: extend(), later: extend(), kept: rows(kept, [student.id]) };
};

/** A question whose words the later one has read, before the first one changed and published them. */
async function rewordedQuestion(): Promise<Screen> {
  const { version, ...content } = aQuestion({ id: `q-${randomUUID()}` });
  const author = portal.client.as(await adminTokenOf(portal, 'content'));
  const path = `${API}/questions/${content.id}`;
  await author.post(`${API}/questions`, content);
  await author.put(path, { ...content, explanation: 'Because.', version, reason });
  return {
    first: [`${path}/publish`, { version: version + 1 }],
    later: [`${path}/retire`, { version, reason, confirmed: true }],
    kept: audited(content.id),
  };
}

async function message(): Promise<Screen> {
  const id = randomUUID();
  await portal.dataSource.query(
    `INSERT INTO contact_messages (id, name, email, subject, message, created_at)
     VALUES ($1, 'Asha', 'asha@example.com', 'Receipt', 'Where is it?', ${NOW})`,
    [id],
  );
  return {
    first: [`${API}/messages/${id}/answer`, { text: 'In your profile.', seen: 0 }],
    later: [`${API}/messages/${id}/close`, { seen: 0 }],
    kept: rows('SELECT closed_at FROM contact_messages WHERE id = $1', [id]),
  };
}

/** A valid certificate, of which the later one corrects the name. */
const certificate = (action: string, body: object) => async (): Promise<Screen> => {
  const { certificate: seen } = await passedStudent(portal, { name: 'Asha Rao' });
  const path = `${API}/certificates/${seen.id}`;
  const reissue = { name: 'Asha R. Rao', seenState: 'valid', seenName: 'Asha Rao', reason };
  return {
    first: [`${path}/${action}`, { ...reissue, ...body }],
    later: [`${path}/reissue`, reissue],
    kept: rows('SELECT state, name_as_printed FROM issued_documents WHERE id = $1', [seen.id]),
  };
};

const student = (action: string) => `POST ${API}/students/:id/${action}`;
const NOTHING = 404;

const grant = { attempts: 1, seenTotal: 5 };
const extraTime = { minutesPerHour: 20, seenGrant: null };

const CASES: readonly Case[] = [
  {
    route: student('grant-attempts'),
    what: 'does not grant on top of what the other granted',
    open: ofStudent(
      'grant-attempts',
      grant,
      grant,
      'SELECT total_attempts FROM students WHERE id = $1',
    ),
  },
  {
    route: student('accommodation'),
    what: 'does not replace the extra time that the other gave',
    open: ofStudent(
      ...(['accommodation', extraTime, { ...extraTime, minutesPerHour: 5 }] as const),
      'SELECT ended_at, minutes_per_hour FROM accommodations WHERE student_id = $1',
    ),
  },
  {
    route: student('erase'),
    what: 'finds nobody to erase once the other has',
    open: ofStudent(
      'erase',
      {},
      {},
      'SELECT action FROM audit_entries WHERE subject_id = $1::text',
    ),
    status: NOTHING,
  },
  {
    route: `POST ${API}/admins/:id/reset-password`,
    what: 'leaves the password that the other has passed on',
    open: ofAdmin('reset-password', { password: '' }),
  },
  {
    route: `POST ${API}/admins/:id/reset-totp`,
    what: 'takes no second factor that was set up after the other took the old one',
    open: ofAdmin('reset-totp', {}),
  },
  {
    route: `POST ${API}/emails/:id/cancel`,
    what: 'does not give up the mail that the other sends again',
    open: ofEmail('retry', 'cancel'),
  },
  {
    route: `POST ${API}/emails/:id/retry`,
    what: 'does not send the mail that the other gave up',
    open: ofEmail('cancel', 'retry'),
  },
  {
    route: `POST ${API}/attempts/:id/extend`,
    what: 'does not give time on top of what the other gave',
    open: openAttempt('hr', true),
  },
  {
    route: `POST ${API}/open-attempts/extend`,
    what: 'does not give many tests time on top of what the other gave',
    open: openAttempt('devops', false),
  },
  {
    route: `POST ${API}/certificates/:id/reissue`,
    what: 'does not make valid what the other revoked',
    open: certificate('revoke', { cause: 'misconduct' }),
  },
  {
    route: `POST ${API}/certificates/:id/reissue`,
    what: 'does not replace the name that the other corrected',
    open: certificate('reissue', { name: 'Aasha Rao' }),
  },
  {
    route: `POST ${API}/messages/:id/close`,
    what: 'does not close what the other has just answered',
    open: message,
  },
  {
    route: `POST ${API}/questions/:id/retire`,
    what: 'does not retire words of the other that it has not read',
    open: rewordedQuestion,
  },
];

describe('Of two admins who have the same page open, the later one', () => {
  it.each(CASES)(
    'Of two admins who have the same page open, the later one $what ($route)',
    async ({ open, status = 409 }) => {
      const { first, later, kept } = await open();
      expect(await one.post(...first)).toMatchObject({ status: 200 });
      const left = await kept();
      const refused = await other.post(...later);
      expect([refused.status, await kept()]).toEqual([status, left]);
    },
  );

  it('has a case for each route that says so', () => {
    const here = covers.filter(([, cover]) => cover === 'here').map(([route]) => route);
    const routes = new Set(CASES.map(({ route }) => route));
    expect([...routes].sort()).toEqual(here.sort());
  });
});
