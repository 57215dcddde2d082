import type { MigrationInterface, QueryRunner } from 'typeorm';

const ACCOUNTS = `
CREATE TABLE students (
  id uuid PRIMARY KEY,
  email text NOT NULL CONSTRAINT students_email UNIQUE,
  name text NOT NULL,
  phone text NOT NULL,
  education text NOT NULL,
  experience text NOT NULL,
  skills text NOT NULL,
  message text NOT NULL,
  domain text NOT NULL,
  avatar_url text,
  password_hash text NOT NULL,
  email_verified_at timestamptz,
  paid_at timestamptz,
  total_attempts int NOT NULL,
  attempts_used int NOT NULL,
  session_version int NOT NULL,
  created_at timestamptz NOT NULL,
  CONSTRAINT students_attempts CHECK (attempts_used BETWEEN 0 AND total_attempts)
);
CREATE TABLE verification_codes (
  student_id uuid NOT NULL REFERENCES students ON DELETE CASCADE,
  purpose text NOT NULL CHECK (purpose IN ('verify-email', 'reset-password')),
  code_hash text NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  wrong_tries int NOT NULL,
  series_since timestamptz NOT NULL,
  series_count int NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (student_id, purpose)
);
CREATE TABLE avatars (
  student_id uuid PRIMARY KEY REFERENCES students ON DELETE CASCADE,
  id text NOT NULL CONSTRAINT avatars_id UNIQUE,
  image bytea NOT NULL
);
CREATE TABLE admins (
  id uuid PRIMARY KEY,
  username text NOT NULL CONSTRAINT admins_username UNIQUE,
  password_hash text NOT NULL,
  session_version int NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE TABLE rate_limits (
  key varchar(255) PRIMARY KEY,
  points int NOT NULL DEFAULT 0,
  expire bigint
);`;

const FORMS = `
CREATE TABLE applications (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  email text NOT NULL,
  phone text NOT NULL,
  education text NOT NULL,
  experience text NOT NULL,
  skills text NOT NULL,
  domain text NOT NULL,
  message text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX applications_newest ON applications (created_at DESC, id);
CREATE TABLE contact_messages (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  email text NOT NULL,
  subject text NOT NULL,
  message text NOT NULL,
  created_at timestamptz NOT NULL
);`;

const PAYMENTS = `
CREATE TABLE payments (
  id uuid PRIMARY KEY,
  student_id uuid NOT NULL REFERENCES students,
  receipt text NOT NULL CONSTRAINT payments_receipt UNIQUE,
  order_id text CONSTRAINT payments_order UNIQUE,
  payment_id text,
  amount int NOT NULL CHECK (amount > 0),
  currency text NOT NULL,
  state text NOT NULL CHECK (state IN ('open', 'failed', 'paid')),
  created_at timestamptz NOT NULL,
  paid_at timestamptz
);
CREATE UNIQUE INDEX payments_one_unpaid ON payments (student_id) WHERE state <> 'paid';
CREATE INDEX payments_newest ON payments (created_at DESC, id);
CREATE TABLE provider_events (
  id text PRIMARY KEY,
  body jsonb NOT NULL,
  received_at timestamptz NOT NULL DEFAULT now()
);`;

const EXAM = `
CREATE TABLE questions (
  id text PRIMARY KEY,
  version int NOT NULL,
  domain text NOT NULL,
  question text NOT NULL,
  options jsonb NOT NULL,
  correct_option text NOT NULL,
  category text NOT NULL,
  difficulty text NOT NULL,
  explanation text NOT NULL,
  live boolean NOT NULL
);
CREATE INDEX questions_live ON questions (domain) WHERE live;
CREATE TABLE attempts (
  id uuid PRIMARY KEY,
  student_id uuid NOT NULL REFERENCES students,
  domain text NOT NULL,
  state text NOT NULL CHECK (state IN ('open', 'submitted', 'expired')),
  started_at timestamptz NOT NULL,
  deadline timestamptz NOT NULL,
  pass_percent int NOT NULL,
  questions jsonb NOT NULL,
  answers jsonb NOT NULL,
  closed_at timestamptz,
  CONSTRAINT attempts_closed CHECK ((state = 'open') = (closed_at IS NULL))
);
CREATE UNIQUE INDEX attempts_one_open ON attempts (student_id) WHERE state = 'open';
CREATE INDEX attempts_overdue ON attempts (deadline) WHERE state = 'open';
CREATE INDEX attempts_of_student ON attempts (student_id, closed_at);
CREATE TABLE results (
  id uuid PRIMARY KEY REFERENCES attempts,
  student_id uuid NOT NULL REFERENCES students,
  student_name text NOT NULL,
  email text NOT NULL,
  domain text NOT NULL,
  score int NOT NULL,
  total_questions int NOT NULL,
  percentage double precision NOT NULL,
  passed boolean NOT NULL,
  pass_percent int NOT NULL,
  time_taken int NOT NULL,
  started_on timestamptz NOT NULL,
  completed_on timestamptz NOT NULL,
  attempts_used int NOT NULL,
  total_attempts int NOT NULL,
  questions jsonb NOT NULL
);
CREATE INDEX results_of_student ON results (student_id, completed_on DESC);
CREATE INDEX results_newest ON results (completed_on DESC, id);`;

const EMAILS = `
CREATE TABLE emails (
  id uuid PRIMARY KEY,
  kind text NOT NULL,
  to_address text NOT NULL,
  reply_to text,
  data jsonb NOT NULL,
  expires_at timestamptz,
  state text NOT NULL CHECK (state IN ('pending', 'sent', 'failed', 'dropped')),
  tries int NOT NULL,
  last_error text,
  created_at timestamptz NOT NULL,
  queued_at timestamptz,
  claimed_until timestamptz,
  sent_at timestamptz
);
CREATE INDEX emails_pending ON emails (queued_at NULLS FIRST, created_at) WHERE state = 'pending';
CREATE TABLE settings (
  id int PRIMARY KEY CHECK (id = 1),
  policy jsonb NOT NULL
);
INSERT INTO settings (id, policy) VALUES (1, '{}');`;

export class FirstSchema1763700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query([ACCOUNTS, FORMS, PAYMENTS, EXAM, EMAILS].join('\n'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE settings, emails, results, attempts, questions, provider_events,
      payments, contact_messages, applications, rate_limits, admins, avatars, verification_codes, students`);
  }
}
