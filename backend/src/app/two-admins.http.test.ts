import { addAdmin } from '../testing/students.js';
import { randomUUID } from 'node:crypto';
import { passedStudent } from '../testing/attempts.js';
import { post } from '../testing/mails.js';
import { adminTokenOf, signedInStudent } from '../testing/students.js';
import { portalOfFile } from '../testing/test-portal.js';
const reason = 'Asked for by phone';
const API = '/api/admin';

const portal = await portalOfFile({ PROCESS_ROLE: 'api', RATE_LIMIT_FACTOR: 100 });
const one = portal.client.as(await adminTokenOf(portal, 'owner'));
const other = portal.client.as(await adminTokenOf(portal, 'owner'));

type Screen = {
  readonly first: readonly [path: string, body: object];
  readonly later: readonly [path: string, body: object];
  readonly kept: () => Promise<unknown>;
};

type Case = { readonly route: string; readonly what: string; readonly open: () => Promise<Screen> };

const rows = (sql: string, values: readonly unknown[]) => () =>
  portal.dataSource.query<object[]>(sql, [...values]);

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
  const { id } = await addAdmin(portal);
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
    route: `POST ${API}/admins/:id/reset-password`,
    what: 'leaves the password that the other has passed on',
    open: ofAdmin('reset-password', { password: '' }),
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
];

it.each(CASES)(
  'Of two admins who have the same page open, the later one $what ($route)',
  async ({ open }) => {
    const { first, later, kept } = await open();
    expect(await one.post(...first)).toMatchObject({ status: 200 });
    const left = await kept();
    expect([(await other.post(...later)).status, await kept()]).toEqual([409, left]);
  },
);
