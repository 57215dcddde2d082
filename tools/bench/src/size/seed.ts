import pg from 'pg';

type Filling = readonly [table: string, sql: string, rowsPerUnit: number];

/** Rows that lie as far apart as they would over three years, the last of them a while ago. */
const AT = "now() - interval '3 years' * n / $1 - interval '1 hour'";

const DOMAIN =
  "(ARRAY['hr', 'devops', 'data science', 'machine learning', 'backend development'])[1 + n % 5]";

/** A first name that one in a hundred has, and a word that nobody else has. */
const NAME = "'Name' || n % 100 || ' S' || lpad(n::text, 8, '0')";
const EMAIL = "'s' || lpad(n::text, 8, '0') || '@example.com'";

const id = (kind: number, n = 'n') =>
  `('${kind}0000000-0000-4000-8000-' || lpad(${n}::text, 12, '0'))::uuid`;

const EXAM: readonly Filling[] = [
  [
    'students',
    `INSERT INTO students (id, email, name, phone, education, experience, skills, message, domain,
       password_hash, total_attempts, attempts_used, session_version, created_at, email_verified_at, paid_at)
     SELECT ${id(1)}, ${EMAIL}, ${NAME}, '90000 00000', 'B.Sc.', 'Fresher', 'SQL', '', ${DOMAIN}, 'none',
       5, 5, 0, ${AT}, CASE WHEN n % 10 > 0 THEN ${AT} END, CASE WHEN n % 10 > 1 THEN ${AT} END
     FROM generate_series(1, $1::int) AS n`,
    0.2,
  ],
  [
    'attempts',
    `INSERT INTO attempts (id, student_id, domain, state, started_at, deadline, pass_percent,
       questions, answers, closed_at)
     SELECT ${id(2)}, ${id(1, '(1 + (n - 1) / 5)')}, ${DOMAIN},
       CASE WHEN n % 20 = 0 THEN 'expired' ELSE 'submitted' END, ${AT}, ${AT}, 65, '[]', '{}', ${AT}
     FROM generate_series(1, $1::int) AS n`,
    1,
  ],
  [
    'results',
    `INSERT INTO results (id, student_id, student_name, email, domain, score, total_questions,
       percentage, passed, pass_percent, time_taken, started_on, completed_on, attempts_used,
       total_attempts, questions)
     SELECT ${id(2)}, ${id(1, '(1 + (n - 1) / 5)')}, ${NAME}, ${EMAIL}, ${DOMAIN}, n % 11, 10,
       n % 11 * 10, n % 11 >= 7, 65, 900, ${AT}, ${AT}, 1 + n % 5, 5, '[]'
     FROM generate_series(1, $1::int) AS n`,
    1,
  ],
];

type Index = { readonly name: string; readonly definition: string };

const OTHER_INDEXES = `
  SELECT indexname AS name, indexdef AS definition FROM pg_indexes
  WHERE tablename = $1 AND schemaname = 'public'
    AND indexname NOT IN (SELECT conname FROM pg_constraint)`;

/** Indexes are made again afterwards, which takes a fraction of the time. */
async function fill(client: pg.Client, table: string, sql: string, rows: number): Promise<void> {
  const { rows: indexes } = await client.query<Index>(OTHER_INDEXES, [table]);
  for (const { name } of indexes) await client.query(`DROP INDEX ${name}`);
  await client.query(sql, [rows]);
  for (const { definition } of indexes) await client.query(definition);
  await client.query(`VACUUM ANALYZE ${table}`);
}

export async function seed(url: string, rows: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("SET session_replication_role = 'replica'");
    await client.query("SET maintenance_work_mem = '512MB'");
    for (const [table, sql, share] of EXAM) {
      const begun = performance.now();
      await fill(client, table, sql, Math.round(rows * share));
      const seconds = ((performance.now() - begun) / 1000).toFixed(1);
      if (rows > 10_000) console.log(`  ${table}: ${Math.round(rows * share)} rows, ${seconds} s`);
    }
  } finally {
    await client.end();
  }
}
