import { AT, DOMAIN, EMAIL, id, NAME, type Filling } from './columns.js';

/** Students, and five tests each. */
export const EXAM: readonly Filling[] = [
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
    'issued_documents',
    `INSERT INTO issued_documents (id, code, kind, student_id, name_as_printed, domain, facts, issued_at, state, cause, state_at)
     SELECT ${id(2)}, translate(lpad(n::text, 8, '0'), '0123456789', '346789CDFH'), 'certificate', ${id(1, '(1 + (n - 1) / 5)')},
       ${NAME}, ${DOMAIN}, '{"score": 8, "totalQuestions": 10, "percentage": 80, "passPercent": 65, "minutes": 15,
         "tryNumber": 1, "taken": {"supervised": false}, "categories": []}', ${AT}, CASE WHEN n % 100 = 0 THEN 'revoked' ELSE 'valid' END,
       CASE WHEN n % 100 = 0 THEN 'mistake' END, ${AT}
     FROM generate_series(1, $1::int) AS n`,
    0.4,
  ],
];
