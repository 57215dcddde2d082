import { start, submission } from '../testing/attempts.js';
import { adminTokenOf, paidStudent, type SignedIn } from '../testing/students.js';
import { portalOfFile, type TestPortal } from '../testing/test-portal.js';

/** When a session was used last, how often somebody calls, what an admin looked at; readiness tries a write. */
const NOTES = ['audit_entries', 'rate_limits', 'readiness', 'sessions'];

let student: SignedIn;
let owner: string;

async function contents(): Promise<ReadonlyMap<string, string>> {
  const tables = await portal.dataSource.query<{ name: string }[]>(
    `SELECT relname AS name FROM pg_class WHERE relkind IN ('r', 'p') AND NOT relispartition
       AND relnamespace = 'public'::regnamespace ORDER BY 1`,
  );
  const sums = tables.map(
    ({
      name,
    }) => `SELECT '${name}' AS name, coalesce(sum(hashtextextended(kept::text, 0)), 0)::text AS held
      FROM "${name}" AS kept`,
  );
  const rows = await portal.dataSource.query<{ name: string; held: string }[]>(
    sums.join(' UNION ALL '),
  );
  return new Map(rows.map(({ name, held }) => [name, held]));
}

async function addressOf(path: string, client: TestPortal['client']): Promise<string> {
  if (path.includes(':email'))
    return path.replace(':email', encodeURIComponent(student.student.email));
  if (!path.includes('/:')) return path;
  const list = await client.get(path.slice(0, path.indexOf('/:')));
  const rows: unknown = Array.isArray(list.body)
    ? list.body
    : Object.values(list.body as object).find(Array.isArray);
  const [row] = (rows ?? []) as readonly { readonly id?: string }[];
  return path.replace(/:\w+/, row?.id ?? '00000000-0000-4000-8000-000000000000');
}

const portal = await portalOfFile({ PROCESS_ROLE: 'api', RATE_LIMIT_FACTOR: 100 });

beforeAll(async () => {
  student = await paidStudent(portal);
  const started = await start(student);
  await student.client.post(
    '/api/test/submit',
    submission(
      started,
      started.questions.map(() => 'a'),
    ),
  );
  owner = await adminTokenOf(portal, 'owner');
});

it('No call by GET changes anything but what is noted of calls', async () => {
  const before = await contents();
  const answered: number[] = [];
  for (const [route, { callers }] of Object.entries(portal.routes)) {
    const [method = '', path = ''] = route.split(' ');
    if (method !== 'GET') continue;
    const token = callers.includes('student') ? student.token : owner;
    const address = await addressOf(path, portal.client.as(token));
    const headers = { authorization: `Bearer ${token}` };
    const { statusCode } = await portal.app.inject({ method: 'GET', url: address, headers });
    answered.push(statusCode);
  }
  const changed = [...(await contents())].filter(([name, held]) => before.get(name) !== held);
  expect(changed.map(([name]) => name).filter((name) => !NOTES.includes(name))).toEqual([]);
  expect(answered.filter((status) => status === 200).length).toBeGreaterThan(60);
});
