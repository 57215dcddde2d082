import { HOSTILE_TEXTS } from '@portal/domain/testing/hostile-texts.js';
import type { Product } from './product.js';

/** A few texts that a page must show as they are. */
export const HOSTILE = HOSTILE_TEXTS.slice(0, 6);

const SEED = `
  INSERT INTO students (id, email, name, phone, education, experience, skills, message, domain,
    password_hash, email_verified_at, paid_at, total_attempts, attempts_used, session_version, created_at)
  SELECT gen_random_uuid(), 'seed' || n || '@example.com', 'Seeded ' || n || ' ' || hostile, '90000 00000',
    'B.Com.', 'Fresher', hostile, hostile, 'hr', 'none', now(), now(), 5, 1, 0, now() + n * interval '1 hour'
  FROM unnest($1::text[]) WITH ORDINALITY AS given(hostile, n);
`;

const SEED_OTHERS = [
  `INSERT INTO applications (id, name, email, phone, education, experience, skills, domain, message, created_at)
   SELECT gen_random_uuid(), name, email, phone, education, experience, skills, 'devops', message, created_at
   FROM students WHERE email LIKE 'seed%'`,
  `INSERT INTO contact_messages (id, name, email, subject, message, created_at)
   SELECT gen_random_uuid(), name, email, skills, message, created_at FROM students WHERE email LIKE 'seed%'`,
  `INSERT INTO payments (id, student_id, receipt, order_id, payment_id, amount, currency, state, created_at, paid_at,
     attempts, flag)
   SELECT gen_random_uuid(), id, 'receipt-' || email, 'order_' || email, 'pay_' || email, 50000, 'INR', 'paid',
     created_at, created_at, jsonb_build_array(jsonb_build_object('id', 'pay_' || email, 'state', 'captured',
       'amount', 50000, 'counts', true, 'differs', false, 'customerFee', 0, 'paysOrder', false, 'refunds', '[]'::jsonb, 'chargebacks', '[]'::jsonb)),
     CASE WHEN email = 'seed1@example.com' THEN 'refund-due' END FROM students WHERE email LIKE 'seed%'`,
  `INSERT INTO refunds (id, payment_id, provider_payment_id, amount, state, provider_id, reason, created_at)
   SELECT gen_random_uuid(), payments.id, payment_id, 50000,
     CASE WHEN email = 'seed1@example.com' THEN 'failed' ELSE 'requested' END, 'rfnd_' || email, skills,
     students.created_at FROM payments JOIN students ON students.id = student_id WHERE email LIKE 'seed%'`,
  `INSERT INTO receipts (number, payment_id, provider_payment_id, order_id, student_id, issued_at, payer_name, payer_email, amount,
     currency, description, issuer, tax)
   SELECT 'RS-' || substr(md5(email), 1, 13), payments.id, payment_id, order_id, students.id, students.created_at, name,
     email, 50000, 'INR', 'Fee', '{"name": "Saral Digital", "address": ""}', '{"gstin": "27AAAAA0000A1Z2", "state": "Maharashtra", "sac": "999293",
       "ratePercent": 18, "placeOfSupply": "Maharashtra", "taxable": 42372, "cgst": 3814, "sgst": 3814, "igst": 0}'
   FROM payments JOIN students ON students.id = student_id WHERE email LIKE 'seed%'`,
  `INSERT INTO credit_notes (number, receipt_number, receipt_issued_at, cause, cause_id, payment_id, provider_payment_id, order_id,
     student_id, issued_at, payer_name, payer_email, amount, currency, description, issuer, tax)
   SELECT 'CS-' || substr(number, 4), number, issued_at,
     CASE WHEN payer_email = 'seed1@example.com' THEN 'chargeback' ELSE 'refund' END, 'rfnd_' || payer_email, payment_id,
     provider_payment_id, order_id, student_id, issued_at, payer_name, payer_email, amount, currency, description, issuer, tax
   FROM receipts WHERE number LIKE 'RS-%'`,
  `INSERT INTO chargebacks (id, payment_id, provider_payment_id, amount, deducted, reason, phase, state, respond_by,
     opened_at, as_of)
   SELECT 'disp_' || email, payments.id, payment_id, 50000, 0, skills, 'chargeback',
     CASE WHEN email = 'seed1@example.com' THEN 'lost' ELSE 'open' END, students.created_at + interval '9 days',
     students.created_at, students.created_at
   FROM payments JOIN students ON students.id = student_id WHERE email LIKE 'seed%'`,
  `INSERT INTO provider_events (id, name, order_id, state, received_at, worked_at, body)
   SELECT 'event-' || email, 'payment.captured', 'order_' || email,
     CASE WHEN email = 'seed3@example.com' THEN 'unmatched' ELSE 'done' END, created_at, created_at,
     jsonb_build_object('description', skills) FROM students WHERE email LIKE 'seed%'`,
  `INSERT INTO payment_differences (id, kind, order_id, provider_payment_id, amount, found_at)
   SELECT gen_random_uuid(), CASE WHEN email = 'seed1@example.com' THEN 'amount-differs' ELSE 'paid-there-only' END,
     'order_' || email, 'pay_' || email, 50000, created_at FROM students WHERE email LIKE 'seed%'`,
  `INSERT INTO settlements (id, state, amount, utr, credit, debit, fee, tax, entries, missing, created_at)
   SELECT 'setl_' || email, CASE WHEN email = 'seed1@example.com' THEN 'failed' ELSE 'processed' END, 48820,
     'utr' || email, 48820, 0, 1180, 180, 1, 0, created_at FROM students WHERE email LIKE 'seed%'`,
  `INSERT INTO settlement_entries (settlement_id, id, kind, payment_id, order_id, chargeback_id, amount, credit, debit,
     fee, tax)
   SELECT 'setl_' || email, 'pay_' || email, 'payment', 'pay_' || email, 'order_' || email, '', 50000, 48820, 0, 1180, 180
   FROM students WHERE email LIKE 'seed%'`,
  `INSERT INTO audit_entries (id, at, admin_id, admin_name, action, subject, subject_id, reason, before, after)
   SELECT gen_random_uuid(), created_at, gen_random_uuid(), 'meera', 'deactivate-student', 'student',
     'of ' || email, skills, jsonb_build_object('notes', skills), jsonb_build_object('notes', 'Called')
   FROM students WHERE email LIKE 'seed%'`,
  `INSERT INTO questions (id, version, domain, question, options, correct_option, category, difficulty, explanation,
     live)
   SELECT 'seed-' || split_part(email, '@', 1), 1, 'hr', 'Which one? ' || skills,
     jsonb_build_object('a', skills, 'b', 'Two', 'c', 'Three', 'd', 'Four'), 'a', left(skills, 60), 'easy', skills, false
   FROM students WHERE email LIKE 'seed%'`,
  `INSERT INTO attempts (id, student_id, domain, state, started_at, deadline, pass_percent, questions, answers, closed_at)
   SELECT gen_random_uuid(), id, 'hr', 'submitted', created_at, created_at + interval '30 minutes', 65, '[]', '{}',
     created_at FROM students WHERE email LIKE 'seed%'`,
  `INSERT INTO results (id, student_id, student_name, email, domain, score, total_questions, percentage, passed,
     pass_percent, time_taken, started_on, completed_on, attempts_used, total_attempts, questions)
   SELECT attempts.id, student_id, name, email, 'hr', 1, 2, 50, false, 65, 600, started_at, closed_at, 1, 5,
     jsonb_build_array(
       jsonb_build_object('_id', 'q1', 'question', 'Which one? ' || skills, 'isCorrect', true,
         'options', jsonb_build_object('a', skills, 'b', 'Two', 'c', 'Three', 'd', 'Four'),
         'correctAnswer', 'a', 'selectedOption', 'a', 'category', 'Basics', 'difficulty', 'easy',
         'explanation', 'Because ' || skills),
       jsonb_build_object('_id', 'q2', 'question', 'And which?', 'isCorrect', false,
         'options', jsonb_build_object('a', 'One', 'b', 'Two', 'c', 'Three', 'd', 'Four'),
         'correctAnswer', 'a', 'selectedOption', null, 'category', 'Basics', 'difficulty', 'hard',
         'explanation', 'As the book says.'))
   FROM attempts JOIN students ON students.id = student_id WHERE email LIKE 'seed%'`,
  `INSERT INTO question_disputes (id, result_id, student_id, question_id, version, place, kind, text, state,
     answer, opened_at)
   SELECT gen_random_uuid(), attempts.id, student_id, 'seed-seed1', 1, 1, 'unclear', skills, 'open', '', closed_at
   FROM attempts JOIN students ON students.id = student_id WHERE email LIKE 'seed%'`,
  `INSERT INTO issued_documents (id, code, kind, student_id, name_as_printed, domain, facts, issued_at, state, state_at)
   SELECT results.id, translate(substr(md5(email), 1, 8), '0125abcdef', 'CDFHJKMNPQ'), 'certificate', student_id, student_name,
     domain, jsonb_build_object('score', 7, 'totalQuestions', 10, 'percentage', 70, 'passPercent', 65,
       'minutes', 30, 'tryNumber', 1, 'taken', '{"supervised": false}'::jsonb, 'categories', '[]'::jsonb), completed_on, 'valid', completed_on
   FROM results WHERE email LIKE 'seed%'`,
  `INSERT INTO emails (id, kind, to_address, data, state, tries, last_error, created_at)
   SELECT gen_random_uuid(), 'application-received', email, jsonb_build_object('name', 'Asha Rao'), 'failed', 3,
     'Error: 550 ' || skills, created_at FROM students WHERE email LIKE 'seed%'`,
];

type Seeded = Pick<Product, 'sql'>;

const seeded = new WeakMap<Seeded, Promise<void>>();

async function seed({ sql }: Seeded, texts: readonly string[]): Promise<void> {
  await sql(SEED, [texts]);
  for (const statement of SEED_OTHERS) await sql(statement);
}

/**
 * Rows of every kind, one for each text, with the text in each place that people fill; later than all
 * that tests make, so that lists begin with them. Once for each product, which several files use.
 */
export function seedConsole(product: Seeded, texts: readonly string[] = HOSTILE): Promise<void> {
  const rows = seeded.get(product) ?? seed(product, texts);
  seeded.set(product, rows);
  return rows;
}
