import pg from 'pg';

/** Rows that lie as far apart as they would over three years, the last of them a while ago. */
const AT = "now() - interval '3 years' * n / $1 - interval '1 hour'";

const DOMAIN =
  "(ARRAY['hr', 'devops', 'data science', 'machine learning', 'backend development'])[1 + n % 5]";

/** A first name that one in a hundred has, and a word that nobody else has. */
const NAME = "'Name' || n % 100 || ' S' || lpad(n::text, 8, '0')";
const EMAIL = "'s' || lpad(n::text, 8, '0') || '@example.com'";

const id = (kind: number, n = 'n') =>
  `('${kind}0000000-0000-4000-8000-' || lpad(${n}::text, 12, '0'))::uuid`;

/** What is added for one unit of each table; five tests a student. */
const TABLES: readonly (readonly [table: string, sql: string, rowsPerUnit: number])[] = [
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
  [
    'similar_tests',
    `INSERT INTO similar_tests (id, domain, first_id, second_id, same, same_ids, shared, chance, compared, found_at)
     SELECT ${id(0)}, ${DOMAIN}, ${id(2)}, ${id(2, '(n + 1)')}, 5, '{}', 6, 0.00001, 1000, ${AT}
     FROM generate_series(1, $1::int) AS n`,
    0.02,
  ],
  [
    'emails',
    `INSERT INTO emails (id, kind, to_address, data, state, tries, created_at, sent_at)
     SELECT ${id(3)}, (ARRAY['verification-code', 'test-result', 'payment-receipt'])[1 + n % 3],
       ${EMAIL}, '{}', CASE WHEN n % 100 = 0 THEN 'failed' ELSE 'sent' END, 1, ${AT}, ${AT}
     FROM generate_series(1, $1::int) AS n`,
    1,
  ],
  [
    'payments',
    `INSERT INTO payments (id, student_id, receipt, order_id, payment_id, amount, currency, state,
       created_at, paid_at, flag)
     SELECT ${id(4)}, ${id(1)}, 'receipt_' || n, 'order_' || n, 'pay_' || n, 50000, 'INR',
       CASE WHEN n % 20 = 0 THEN 'open' ELSE 'paid' END, ${AT}, CASE WHEN n % 20 > 0 THEN ${AT} END, CASE WHEN n % 50 = 1 THEN 'refund-due' END
     FROM generate_series(1, $1::int) AS n`,
    0.2,
  ],
  [
    'refunds',
    `INSERT INTO refunds (id, payment_id, try_id, amount, state, provider_id, reason, created_at)
     SELECT ${id(9)}, ${id(4)}, 'pay_' || n, 50000, CASE WHEN n % 10 = 0 THEN 'requested' ELSE 'processed' END,
       'rfnd_' || n, 'Paid twice', ${AT}
     FROM generate_series(1, $1::int) AS n`,
    0.2,
  ],
  [
    'refund_proposals',
    `INSERT INTO refund_proposals (id, payment_id, try_id, amount, reason, proposed_by_id, proposed_by, created_at,
       state, answer)
     SELECT ${id(9)}, ${id(4)}, 'pay_' || n, 50000, 'Paid twice', ${id(1)}, 'ravi', ${AT},
       CASE WHEN n % 10 = 0 THEN 'open' ELSE 'approved' END, ''
     FROM generate_series(1, $1::int) AS n`,
    0.2,
  ],
  [
    'receipts',
    `INSERT INTO receipts (number, payment_id, try_id, order_id, student_id, issued_at, payer_name, payer_email,
       amount, currency, description, tax)
     SELECT 'RC-26-27-' || lpad(n::text, 6, '0'), ${id(4)}, 'pay_' || n, 'order_' || n, ${id(1)}, ${AT}, 'Asha Rao',
       ${EMAIL}, 50000, 'INR', 'Fee', '{"gstin": "27AAAAA0000A1Z2", "state": "Maharashtra", "sac": "999293",
         "ratePercent": 18, "placeOfSupply": "Maharashtra", "taxable": 42372, "cgst": 3814, "sgst": 3814, "igst": 0}'
     FROM generate_series(1, $1::int) AS n`,
    0.2,
  ],
  [
    'credit_notes',
    `INSERT INTO credit_notes (number, receipt_number, receipt_issued_at, cause, cause_id, payment_id, try_id,
       order_id, student_id, issued_at, payer_name, payer_email, amount, currency, description, tax)
     SELECT 'CN' || substr(number, 3), number, issued_at,
       CASE WHEN number LIKE '%00' THEN 'dispute' ELSE 'refund' END, 'rfnd_' || substr(try_id, 5), payment_id,
       try_id, order_id, student_id, issued_at, payer_name, payer_email, amount, currency, description, tax
     FROM receipts ORDER BY number LIMIT $1::int`,
    0.2,
  ],
  [
    'payment_disputes',
    `INSERT INTO payment_disputes (id, payment_id, try_id, amount, deducted, reason, phase, state,
       respond_by, opened_at, as_of)
     SELECT 'disp_' || n, ${id(4)}, 'pay_' || n, 50000, 0, 'fraud', 'chargeback',
       CASE WHEN n % 100 = 0 THEN 'open' ELSE 'won' END, ${AT}, ${AT}, ${AT}
     FROM generate_series(1, $1::int) AS n`,
    0.2,
  ],
  [
    'provider_events',
    `INSERT INTO provider_events (id, name, order_id, state, received_at, worked_at, body)
     SELECT 'event_' || n, 'payment.captured', 'order_' || n,
       CASE WHEN n % 100 = 0 THEN 'unmatched' ELSE 'done' END, ${AT}, ${AT}, '{}'
     FROM generate_series(1, $1::int) AS n`,
    0.2,
  ],
  [
    'payment_differences',
    `INSERT INTO payment_differences (id, kind, order_id, provider_payment_id, amount, found_at)
     SELECT ${id(0)}, CASE WHEN n % 10 = 0 THEN 'amount-differs' ELSE 'paid-there-only' END, 'order_' || n,
       'pay_' || n, 50000, ${AT}
     FROM generate_series(1, $1::int) AS n`,
    0.2,
  ],
  [
    'settlements',
    `INSERT INTO settlements (id, state, amount, utr, credit, debit, fee, tax, entries, missing, created_at)
     SELECT 'setl_' || n, 'processed', 48820, 'utr_' || n, 48820, 0, 1180, 180, 1,
       CASE WHEN n % 100 = 0 THEN 1 ELSE 0 END, ${AT}
     FROM generate_series(1, $1::int) AS n`,
    0.02,
  ],
  [
    'settlement_entries',
    `INSERT INTO settlement_entries (settlement_id, id, kind, payment_id, order_id, dispute_id, amount, credit,
       debit, fee, tax)
     SELECT 'setl_' || n, 'pay_' || n, 'payment', 'pay_' || n, 'order_' || n, '', 50000, 48820, 0, 1180, 180
     FROM generate_series(1, $1::int) AS n`,
    0.02,
  ],
  [
    'applications',
    `INSERT INTO applications (id, name, email, phone, education, experience, skills, domain, message,
       created_at, status)
     SELECT ${id(5)}, ${NAME}, ${EMAIL}, '90000 00000', 'B.Com.', '', 'SEO', ${DOMAIN}, '', ${AT},
       (ARRAY['received', 'shortlisted', 'closed'])[1 + n % 3]
     FROM generate_series(1, $1::int) AS n`,
    0.2,
  ],
  [
    'contact_messages',
    `INSERT INTO contact_messages (id, name, email, subject, message, created_at)
     SELECT ${id(6)}, ${NAME}, ${EMAIL}, 'A question', 'Do you take interns?', ${AT}
     FROM generate_series(1, $1::int) AS n`,
    0.2,
  ],
  [
    'audit_entries',
    `INSERT INTO audit_entries (id, at, admin_id, admin_name, action, subject, subject_id, reason)
     SELECT ${id(7)}, ${AT}, ${id(8, '1')}, 'meera', 'grant-attempts',
       (ARRAY['student', 'payment', 'email'])[1 + n % 3], n::text, 'The power failed'
     FROM generate_series(1, $1::int) AS n`,
    0.2,
  ],
];

type Index = { readonly name: string; readonly definition: string };

const OTHER_INDEXES = `
  SELECT indexname AS name, indexdef AS definition FROM pg_indexes
  WHERE tablename = $1 AND schemaname = 'public'
    AND indexname NOT IN (SELECT conname FROM pg_constraint)`;

/** Indexes are made anew afterwards, which takes a fraction of the time. */
async function fill(client: pg.Client, table: string, sql: string, rows: number): Promise<void> {
  const { rows: indexes } = await client.query<Index>(OTHER_INDEXES, [table]);
  for (const { name } of indexes) await client.query(`DROP INDEX ${name}`);
  await client.query(sql, [rows]);
  for (const { definition } of indexes) await client.query(definition);
  await client.query(`VACUUM ANALYZE ${table}`);
}

/** Fills a migrated database with so many results and emails, and what belongs to them. */
export async function seed(url: string, rows: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("SET session_replication_role = 'replica'");
    await client.query("SET maintenance_work_mem = '512MB'");
    for (const [table, sql, share] of TABLES) {
      const begun = performance.now();
      await fill(client, table, sql, Math.round(rows * share));
      const seconds = ((performance.now() - begun) / 1000).toFixed(1);
      if (rows > 10_000) console.log(`  ${table}: ${Math.round(rows * share)} rows, ${seconds} s`);
    }
  } finally {
    await client.end();
  }
}
