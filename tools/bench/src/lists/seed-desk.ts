import { AT, DOMAIN, EMAIL, id, NAME, type Filling } from './columns.js';

/** What is worked on in the console beside tests and payments. */
export const DESK: readonly Filling[] = [
  [
    'emails',
    `INSERT INTO emails (id, kind, to_address, data, state, tries, created_at, sent_at)
     SELECT ${id(3)}, (ARRAY['verification-code', 'test-result', 'payment-receipt'])[1 + n % 3],
       ${EMAIL}, '{}', CASE WHEN n % 100 = 0 THEN 'failed' ELSE 'sent' END, 1, ${AT}, ${AT}
     FROM generate_series(1, $1::int) AS n`,
    1,
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
