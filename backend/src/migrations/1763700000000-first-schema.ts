import type { MigrationInterface, QueryRunner } from 'typeorm';

const withoutMarks = (typed: string): string =>
  `normalize(regexp_replace(normalize(${typed}, NFD), '[\\u0300-\\u036f]', '', 'g'), NFC)`;

/** What several areas use. */
const SHARED = `
CREATE FUNCTION refuse_change()
 RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of % are only ever added', TG_TABLE_NAME;
END $$;

-- Latin letters lose their marks, so that Śāstrī is found as sastri; marks of other scripts are vowels.
-- The function calls none of ours: a restore makes the indexes with an empty search_path.
CREATE FUNCTION words(VARIADIC texts text[])
 RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT to_tsvector('pg_catalog.simple',
    regexp_replace(lower(${withoutMarks("array_to_string(texts, ' ')")}), '[^[:alnum:]]+', ' ', 'g'))
$$;

CREATE FUNCTION prefixes(typed text)
 RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
        SELECT to_tsquery('pg_catalog.simple', string_agg(
          array_to_string(array_remove(regexp_split_to_array(piece, '[^[:alnum:]]+'), ''), ' & ') || ':*',
          ' & '))
        FROM regexp_split_to_table(lower(${withoutMarks('typed')}), '\\s+') AS piece WHERE piece ~ '[[:alnum:]]'
      $$;

CREATE FUNCTION check_writable()
 RETURNS void
 LANGUAGE plpgsql
 SET work_mem TO '64kB'
AS $$
BEGIN
  UPDATE readiness SET written_at = date_trunc('milliseconds', now()) WHERE id IN (
    SELECT id FROM readiness WHERE written_at < date_trunc('milliseconds', now()) - interval '2 seconds'
    FOR UPDATE SKIP LOCKED);
  PERFORM count(*) FROM generate_series(1, 10000);
END $$;

CREATE FUNCTION served_versions(questions jsonb)
 RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
        SELECT array_agg((served ->> 'id') || '@' || (served ->> 'version'))
        FROM jsonb_array_elements(questions) AS served
      $$;

-- Each four signs in a row of each word, so that a part of a word is found.
CREATE FUNCTION windows(VARIADIC texts text[])
 RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_agg(DISTINCT substr(word, at, 4))
  FROM regexp_split_to_table(lower(${withoutMarks("array_to_string(texts, ' ')")}), '[^[:alnum:]]+') AS word,
    generate_series(1, length(word) - 3) AS at
$$;

-- Each word with one sign less: two words that differ by one sign, or by two that are swapped, share one of them.
CREATE FUNCTION slips(VARIADIC texts text[])
 RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_agg(DISTINCT left(word, at - 1) || substr(word, at + 1))
  FROM regexp_split_to_table(lower(${withoutMarks("array_to_string(texts, ' ')")}), '[^[:alnum:]]+') AS word,
    generate_series(1, length(word) + 1) AS at
  WHERE length(word) > 3
$$;

CREATE FUNCTION digits(phone text)
 RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(phone, '[^0-9]+', '', 'g')
$$;

-- What is typed, where it is one part of a word or of a number: a phone number in any form, an id with its kind.
CREATE FUNCTION one_part(typed text)
 RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE
    WHEN typed ~ '^[-+0-9() .]{4,40}$'
      THEN right(regexp_replace(regexp_replace(typed, '^ *[+] *91', ''), '[^0-9]+', '', 'g'), 10)
    WHEN typed ~ '^[^[:space:]@]{4,40}$'
      THEN regexp_replace(regexp_replace(typed, '^[a-z]+_', ''), '[^[:alnum:]]+', '', 'g') END
$$;`;

const ACCOUNTS = `
CREATE TABLE students (
  id uuid PRIMARY KEY,
  email text NOT NULL CONSTRAINT students_email UNIQUE,
  name text NOT NULL DEFAULT '',
  phone text NOT NULL DEFAULT '',
  education text NOT NULL DEFAULT '',
  experience text NOT NULL DEFAULT '',
  skills text NOT NULL DEFAULT '',
  message text NOT NULL DEFAULT '',
  domain text NOT NULL DEFAULT '',
  avatar_url text,
  password_hash text NOT NULL,
  email_verified_at timestamptz,
  paid_at timestamptz,
  total_attempts integer NOT NULL,
  attempts_used integer NOT NULL,
  session_version integer NOT NULL,
  created_at timestamptz NOT NULL,
  deactivated_at timestamptz,
  erased_at timestamptz,
  invoice_state text,
  nominee text NOT NULL DEFAULT '',
  CONSTRAINT students_attempts CHECK ((attempts_used >= 0) AND (attempts_used <= total_attempts))
);
CREATE INDEX students_by_name ON students (name, id DESC);
CREATE INDEX students_erased ON students (erased_at) WHERE (erased_at IS NOT NULL);
CREATE INDEX students_newest ON students (created_at DESC, id) INCLUDE (email_verified_at, paid_at);
CREATE INDEX students_paid ON students (paid_at DESC, id) WHERE (paid_at IS NOT NULL);
CREATE INDEX students_parts ON students USING gin (windows(VARIADIC ARRAY[name, email, digits(phone)]));
CREATE INDEX students_slips ON students USING gin (slips(VARIADIC ARRAY[name, email]));
CREATE INDEX students_words ON students USING gin (words(VARIADIC ARRAY[name, email, phone]));

CREATE TABLE mailed_codes (
  id uuid PRIMARY KEY,
  student_id uuid NOT NULL REFERENCES students ON DELETE CASCADE,
  purpose text NOT NULL CHECK (purpose IN ('verify-email', 'reset-password', 'correct-email')),
  code_hash text NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  wrong_tries integer NOT NULL,
  stray_tries integer NOT NULL,
  used_at timestamptz,
  browser text,
  network text NOT NULL,
  form jsonb
);
CREATE INDEX mailed_codes_of_student ON mailed_codes (student_id, purpose, created_at);
CREATE INDEX mailed_codes_to_purge ON mailed_codes (created_at) WHERE (form IS NULL);

CREATE TABLE avatars (
  student_id uuid PRIMARY KEY REFERENCES students ON DELETE CASCADE,
  id text NOT NULL CONSTRAINT avatars_id UNIQUE,
  image bytea NOT NULL
);

CREATE TABLE sessions (
  id uuid PRIMARY KEY,
  holder text NOT NULL CHECK (holder IN ('student', 'admin')),
  owner_id uuid NOT NULL,
  version integer NOT NULL,
  device text NOT NULL,
  network text NOT NULL,
  began_at timestamptz NOT NULL,
  last_used_at timestamptz NOT NULL,
  proved_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  ended_at timestamptz
);
CREATE INDEX sessions_of_owner ON sessions (owner_id, began_at);
CREATE INDEX sessions_to_purge ON sessions (expires_at);

CREATE TABLE student_visits (
  student_id uuid PRIMARY KEY,
  last_seen_at timestamptz NOT NULL,
  warned_at timestamptz
);
CREATE INDEX student_visits_unwarned ON student_visits (last_seen_at) WHERE (warned_at IS NULL);
CREATE INDEX student_visits_warned ON student_visits (warned_at) WHERE (warned_at IS NOT NULL);

CREATE TABLE email_corrections (
  id uuid PRIMARY KEY,
  student_id uuid NOT NULL REFERENCES students ON DELETE CASCADE,
  old_email text NOT NULL,
  new_email text NOT NULL,
  was_verified boolean NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX email_corrections_by_old_email ON email_corrections (old_email);
CREATE INDEX email_corrections_of_student ON email_corrections (student_id, at);`;

const STAFF = `
CREATE TABLE admins (
  id uuid PRIMARY KEY,
  username text NOT NULL CONSTRAINT admins_username UNIQUE,
  password_hash text NOT NULL,
  session_version integer NOT NULL,
  created_at timestamptz NOT NULL,
  role text NOT NULL DEFAULT 'owner',
  active boolean NOT NULL DEFAULT true,
  must_change_password boolean NOT NULL DEFAULT false,
  totp_secret text,
  totp_confirmed_at timestamptz,
  totp_last_step integer,
  recovery_hashes jsonb NOT NULL DEFAULT '[]',
  first_signed_in_at timestamptz,
  passkeys jsonb NOT NULL DEFAULT '[]',
  CHECK (role IN ('owner', 'support', 'content', 'finance', 'supervisor'))
);
CREATE INDEX admins_by_name ON admins (username, id DESC);
CREATE INDEX admins_newest ON admins (created_at DESC, id);
CREATE UNIQUE INDEX admins_username_once ON admins (lower(username));

CREATE TABLE passkey_challenges (
  challenge text PRIMARY KEY,
  admin_id uuid,
  purpose text NOT NULL,
  expires_at timestamptz NOT NULL,
  CHECK (purpose IN ('register', 'sign-in', 'prove'))
);
CREATE INDEX passkey_challenges_to_purge ON passkey_challenges (expires_at);

CREATE TABLE export_tickets (
  hash text PRIMARY KEY,
  admin_id uuid NOT NULL REFERENCES admins ON DELETE CASCADE,
  session_version integer NOT NULL,
  resource text NOT NULL,
  filter jsonb NOT NULL,
  expires_at timestamptz NOT NULL
);`;

const AUDIT = `
CREATE TABLE audit_entries (
  id uuid PRIMARY KEY,
  at timestamptz NOT NULL,
  admin_id uuid NOT NULL,
  admin_name text NOT NULL,
  action text NOT NULL,
  subject text NOT NULL,
  subject_id text NOT NULL,
  reason text NOT NULL,
  before jsonb,
  after jsonb
);
CREATE INDEX audit_entries_about ON audit_entries (subject_id);
CREATE INDEX audit_entries_by_kind ON audit_entries ((
CASE action
    WHEN 'view' THEN 'view'
    WHEN 'export-list' THEN 'export'
    WHEN 'sign-in' THEN 'sign-in'
    WHEN 'sign-in-refused' THEN 'sign-in'
    ELSE 'change'
END), at DESC, id);
CREATE INDEX audit_entries_newest ON audit_entries (at DESC, id);
CREATE INDEX audit_entries_of_admin ON audit_entries (admin_id, at DESC, id);
CREATE INDEX audit_entries_of_subject ON audit_entries (subject, subject_id, at DESC, id);
CREATE INDEX audit_entries_of_subject_id ON audit_entries (subject_id);
CREATE INDEX audit_entries_of_traces ON audit_entries (at)
  WHERE (action IN ('view', 'sign-in', 'sign-in-refused'));
CREATE INDEX audit_entries_on_applications ON audit_entries (at)
  WHERE ((subject = 'application') AND ((before IS NOT NULL) OR (after IS NOT NULL)));

CREATE FUNCTION refuse_but_redaction()
 RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.id, NEW.at, NEW.admin_id, NEW.admin_name, NEW.action, NEW.subject, NEW.subject_id, NEW.reason)
      = (OLD.id, OLD.at, OLD.admin_id, OLD.admin_name, 'view', 'list', OLD.subject_id, OLD.reason)
    AND NEW.before IS NULL AND (NEW.after ->> 'rows')::int > (OLD.after ->> 'rows')::int
  THEN RETURN NEW; END IF;
  IF current_setting('portal.erasing', true) = 'on'
    AND NEW.reason IN ('', OLD.reason)
    AND (NEW.before IS NULL OR NEW.before IS NOT DISTINCT FROM OLD.before)
    AND (NEW.after IS NULL OR NEW.after IS NOT DISTINCT FROM OLD.after)
    AND (NEW.id, NEW.at, NEW.admin_id, NEW.admin_name, NEW.action, NEW.subject, NEW.subject_id)
      = (OLD.id, OLD.at, OLD.admin_id, OLD.admin_name, OLD.action, OLD.subject, OLD.subject_id)
  THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'rows of % are only ever added', TG_TABLE_NAME;
END $$;

CREATE FUNCTION refuse_but_old_traces()
 RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF current_setting('portal.erasing', true) = 'on' AND OLD.action IN ('view', 'sign-in', 'sign-in-refused') THEN RETURN OLD; END IF;
        RAISE EXCEPTION 'rows of % are only ever added', TG_TABLE_NAME;
      END $$;
CREATE TRIGGER audit_entries_remain BEFORE TRUNCATE ON audit_entries FOR EACH STATEMENT
  EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_entries_stand BEFORE UPDATE ON audit_entries FOR EACH ROW
  EXECUTE FUNCTION refuse_but_redaction();
CREATE TRIGGER audit_entries_stay BEFORE DELETE ON audit_entries FOR EACH ROW
  EXECUTE FUNCTION refuse_but_old_traces();`;

const SETTINGS = `
CREATE TABLE settings (
  id integer PRIMARY KEY CHECK (id = 1),
  policy jsonb NOT NULL,
  company_inbox text NOT NULL DEFAULT '',
  version integer NOT NULL DEFAULT 0,
  require_admin_totp boolean NOT NULL DEFAULT false,
  terms_version integer NOT NULL DEFAULT 0,
  since timestamptz NOT NULL DEFAULT date_trunc('milliseconds', now())
);

CREATE TABLE settings_changes (
  version integer PRIMARY KEY,
  figures jsonb NOT NULL,
  company_inbox text,
  effective_at timestamptz NOT NULL,
  made_at timestamptz NOT NULL,
  made_by text NOT NULL,
  reason text NOT NULL,
  taken_back_at timestamptz,
  taken_back_by text
);
CREATE INDEX settings_changes_by_date ON settings_changes (effective_at);`;

const CONSENTS = `
CREATE TABLE consents (
  id uuid PRIMARY KEY,
  purpose text NOT NULL,
  subject_id uuid NOT NULL,
  notice text NOT NULL,
  action text NOT NULL CHECK (action IN ('given', 'withdrawn')),
  at timestamptz NOT NULL,
  age_statement text,
  CHECK ((age_statement IS NULL) OR (action = 'given')),
  CHECK (purpose IN ('account', 'application', 'certificate'))
);
CREATE INDEX consents_by_age ON consents (at);
CREATE INDEX consents_of_subject ON consents (subject_id, at, id);

CREATE FUNCTION refuse_unless_erasing()
 RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('portal.erasing', true) = 'on' THEN RETURN NULL; END IF;
  RAISE EXCEPTION 'rows of % are only ever added', TG_TABLE_NAME;
END $$;
CREATE TRIGGER consents_stand BEFORE UPDATE OR TRUNCATE ON consents FOR EACH STATEMENT
  EXECUTE FUNCTION refuse_change();
CREATE TRIGGER consents_stay BEFORE DELETE ON consents FOR EACH STATEMENT
  EXECUTE FUNCTION refuse_unless_erasing();`;

const APPLICATIONS = `
CREATE TABLE applications (
  id uuid PRIMARY KEY,
  name text NOT NULL DEFAULT '',
  email text NOT NULL DEFAULT '',
  phone text NOT NULL DEFAULT '',
  education text NOT NULL DEFAULT '',
  experience text NOT NULL DEFAULT '',
  skills text NOT NULL DEFAULT '',
  domain text NOT NULL DEFAULT '',
  message text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL,
  status text NOT NULL DEFAULT 'received',
  notes text NOT NULL DEFAULT '',
  owner_id uuid,
  version integer NOT NULL DEFAULT 0,
  answer_by timestamptz,
  interview jsonb,
 
    CHECK (status IN ('received', 'shortlisted', 'interview', 'offered', 'accepted', 'declined',
      'interning', 'completed', 'left', 'closed'))
);
CREATE INDEX applications_by_domain ON applications (domain, created_at DESC, id);
CREATE INDEX applications_by_owner ON applications (owner_id, created_at DESC, id)
  WHERE (owner_id IS NOT NULL);
CREATE INDEX applications_by_status ON applications (status, created_at DESC, id);
CREATE INDEX applications_newest ON applications (created_at DESC, id);
CREATE INDEX applications_of_email ON applications (email);
CREATE INDEX applications_parts ON applications USING gin (windows(VARIADIC ARRAY[name, email, digits(phone)]));
CREATE INDEX applications_slips ON applications USING gin (slips(VARIADIC ARRAY[name, email]));
CREATE INDEX applications_unowned ON applications (created_at DESC, id) WHERE (owner_id IS NULL);
CREATE INDEX applications_words ON applications USING gin (words(VARIADIC ARRAY[name, email, phone]));

CREATE TABLE application_moves (
  id uuid PRIMARY KEY,
  application_id uuid NOT NULL REFERENCES applications ON DELETE CASCADE,
  from_stage text NOT NULL,
  to_stage text NOT NULL,
  admin_id uuid,
  admin_name text NOT NULL,
  reason text NOT NULL,
  is_mailed boolean NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX application_moves_of_application ON application_moves (application_id, at);

CREATE TABLE application_notes (
  id uuid PRIMARY KEY,
  application_id uuid NOT NULL REFERENCES applications ON DELETE CASCADE,
  text text NOT NULL,
  admin_id uuid,
  admin_name text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX application_notes_of_application ON application_notes (application_id, at);


CREATE TABLE contact_messages (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  email text NOT NULL,
  subject text NOT NULL,
  message text NOT NULL,
  created_at timestamptz NOT NULL,
  answered_at timestamptz,
  closed_at timestamptz,
  kind text NOT NULL DEFAULT 'message',
  due_at timestamptz,
  owner_id uuid,
  owner_name text,
  service text NOT NULL DEFAULT '',
  estimate text NOT NULL DEFAULT '',
  CONSTRAINT contact_messages_kind
    CHECK (((kind IN ('message', 'enquiry')) AND (due_at IS NULL)) OR ((kind = 'grievance') AND (due_at IS NOT NULL)))
);
CREATE INDEX contact_messages_by_age ON contact_messages (created_at);
CREATE INDEX contact_messages_due ON contact_messages (due_at)
  WHERE ((kind = 'grievance') AND (answered_at IS NULL) AND (closed_at IS NULL));
CREATE INDEX contact_messages_of_kind ON contact_messages (kind, created_at, id);
CREATE INDEX contact_messages_newest ON contact_messages (created_at DESC, id);
CREATE INDEX contact_messages_of_email ON contact_messages (email);
CREATE INDEX contact_messages_of_owner ON contact_messages (owner_name, created_at, id)
  WHERE (owner_name IS NOT NULL);
CREATE INDEX contact_messages_waiting ON contact_messages (created_at, id)
  WHERE ((answered_at IS NULL) AND (closed_at IS NULL));
CREATE INDEX contact_messages_words ON contact_messages USING gin (words(VARIADIC ARRAY[name, email,
    subject]));

CREATE TABLE message_answers (
  id uuid PRIMARY KEY,
  message_id uuid NOT NULL REFERENCES contact_messages ON DELETE CASCADE,
  text text NOT NULL,
  admin_id uuid NOT NULL,
  admin_name text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX message_answers_of_message ON message_answers (message_id, at);`;

const PAYMENTS = `
CREATE TABLE payments (
  id uuid PRIMARY KEY,
  student_id uuid NOT NULL REFERENCES students,
  receipt text NOT NULL CONSTRAINT payments_receipt UNIQUE,
  order_id text CONSTRAINT payments_order UNIQUE,
  payment_id text,
  amount integer NOT NULL CHECK (amount > 0),
  currency text NOT NULL,
  state text NOT NULL,
  created_at timestamptz NOT NULL,
  paid_at timestamptz,
  attempts jsonb NOT NULL DEFAULT '[]',
  flag text CHECK (flag IN ('refund-due', 'amount-differs', 'chargeback')),
  replaced_at timestamptz,
  asked_until timestamptz,
  checks integer NOT NULL DEFAULT 0,
  check_at timestamptz,
  claimed_payment_id text,
  claimed_at timestamptz,
  offered_at timestamptz,
  CHECK (state IN ('open', 'failed', 'authorized', 'paid', 'refunded'))
);
CREATE INDEX payments_by_day_paid ON payments (paid_at) WHERE (paid_at IS NOT NULL);
CREATE INDEX payments_by_flag ON payments (flag, created_at DESC, id) WHERE (flag IS NOT NULL);
CREATE INDEX payments_by_provider_id ON payments (payment_id) WHERE (payment_id IS NOT NULL);
CREATE INDEX payments_by_state ON payments (state, created_at DESC, id);
CREATE INDEX payments_flagged ON payments (created_at DESC, id) WHERE (flag IS NOT NULL);
CREATE INDEX payments_newest ON payments (created_at DESC, id);
CREATE INDEX payments_of_last_day ON payments (created_at, state);
CREATE INDEX payments_of_student ON payments (student_id, created_at DESC, id);
CREATE UNIQUE INDEX payments_one_unpaid ON payments (student_id)
  WHERE ((state IN ('open', 'failed', 'authorized')) AND (replaced_at IS NULL));
CREATE INDEX payments_parts ON payments USING gin (windows(VARIADIC ARRAY[order_id, payment_id]));
CREATE INDEX payments_to_check ON payments (check_at) WHERE (check_at IS NOT NULL);
CREATE INDEX payments_under_way ON payments (created_at)
  WHERE ((state = 'open') AND (order_id IS NOT NULL));

CREATE TABLE order_terms (
  id uuid PRIMARY KEY,
  payment_id uuid NOT NULL REFERENCES payments ON DELETE CASCADE,
  shown_version integer,
  terms_version integer NOT NULL,
  policy jsonb NOT NULL,
  agreed_at timestamptz NOT NULL
);
CREATE INDEX order_terms_of_payment ON order_terms (payment_id, agreed_at);

CREATE TABLE payment_history (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  payment_id uuid NOT NULL REFERENCES payments ON DELETE CASCADE,
  provider_payment_id text NOT NULL,
  source text NOT NULL,
  change text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX payment_history_of_payment ON payment_history (payment_id, id);

CREATE TABLE provider_events (
  id text PRIMARY KEY,
  body jsonb NOT NULL,
  received_at timestamptz NOT NULL DEFAULT date_trunc('milliseconds', now()),
  name text NOT NULL DEFAULT '',
  order_id text,
  fact jsonb,
  unreadable text,
  state text NOT NULL DEFAULT 'done',
  due_at timestamptz,
  worked_at timestamptz,
  CHECK (state IN ('waiting', 'done', 'ignored', 'unmatched', 'unreadable'))
);
CREATE INDEX provider_events_by_age ON provider_events (received_at);
CREATE INDEX provider_events_by_state ON provider_events (state, received_at DESC, id);
CREATE INDEX provider_events_needing_a_look ON provider_events (received_at DESC, id)
  WHERE ((state IN ('unmatched', 'unreadable')) OR ((state = 'waiting') AND (due_at IS NOT NULL)));
CREATE INDEX provider_events_newest ON provider_events (received_at DESC, id);
CREATE INDEX provider_events_of_order ON provider_events (order_id) WHERE (order_id IS NOT NULL);
CREATE INDEX provider_events_to_look_at ON provider_events ((((state IN ('unmatched', 'unreadable'))
    OR ((state = 'waiting') AND (due_at IS NOT NULL)))) DESC, received_at DESC, id);
CREATE INDEX provider_events_waiting ON provider_events (received_at, id) WHERE (state = 'waiting');

CREATE TABLE receipts (
  number text PRIMARY KEY CHECK (length(number) <= 16),
  payment_id uuid NOT NULL REFERENCES payments,
  provider_payment_id text NOT NULL CONSTRAINT receipts_one_a_payment UNIQUE,
  order_id text NOT NULL,
  student_id uuid NOT NULL REFERENCES students,
  issued_at timestamptz NOT NULL,
  payer_name text NOT NULL,
  payer_email text NOT NULL,
  amount integer NOT NULL CHECK (amount > 0),
  currency text NOT NULL,
  description text NOT NULL,
  issuer jsonb NOT NULL,
  tax jsonb
);
CREATE INDEX receipts_by_age ON receipts (issued_at);
CREATE INDEX receipts_of_payment ON receipts (payment_id);
CREATE INDEX receipts_of_student ON receipts (student_id, issued_at DESC);
CREATE INDEX receipts_with_tax ON receipts (issued_at) WHERE (tax IS NOT NULL);

CREATE TABLE receipt_places (
  financial_year text PRIMARY KEY,
  last integer NOT NULL CHECK (last >= 0),
  last_credit_note integer NOT NULL DEFAULT 0 CHECK (last_credit_note >= 0)
);

CREATE TABLE refunds (
  id uuid PRIMARY KEY,
  payment_id uuid NOT NULL REFERENCES payments,
  provider_payment_id text NOT NULL,
  amount integer NOT NULL CHECK (amount > 0),
  state text NOT NULL,
  provider_id text CONSTRAINT refunds_provider_id UNIQUE,
  reason text NOT NULL,
  created_at timestamptz NOT NULL,
  check_at timestamptz,
  speed text NOT NULL DEFAULT 'normal',
  speed_processed text CHECK (speed_processed IN ('normal', 'instant')),
  CHECK (speed IN ('normal', 'optimum')),
  CHECK (state IN ('requested', 'processed', 'failed'))
);
CREATE INDEX refunds_by_provider_id ON refunds (provider_id) WHERE (provider_id IS NOT NULL);
CREATE INDEX refunds_by_state ON refunds (state, created_at DESC, id);
CREATE INDEX refunds_by_try ON refunds (provider_payment_id);
CREATE INDEX refunds_newest ON refunds (created_at DESC, id);
CREATE INDEX refunds_of_payment ON refunds (payment_id);
CREATE UNIQUE INDEX refunds_one_a_payment ON refunds (provider_payment_id) WHERE (state = 'requested');
CREATE INDEX refunds_to_check ON refunds (check_at) WHERE (check_at IS NOT NULL);

CREATE TABLE credit_notes (
  number text PRIMARY KEY CHECK (length(number) <= 16),
  receipt_number text NOT NULL REFERENCES receipts,
  receipt_issued_at timestamptz NOT NULL,
  cause text NOT NULL CHECK (cause IN ('refund', 'chargeback')),
  cause_id text NOT NULL CONSTRAINT credit_notes_cause_id UNIQUE,
  payment_id uuid NOT NULL REFERENCES payments,
  provider_payment_id text NOT NULL,
  order_id text NOT NULL,
  student_id uuid NOT NULL REFERENCES students,
  issued_at timestamptz NOT NULL,
  payer_name text NOT NULL,
  payer_email text NOT NULL,
  amount integer NOT NULL CHECK (amount > 0),
  currency text NOT NULL,
  description text NOT NULL,
  issuer jsonb NOT NULL,
  tax jsonb NOT NULL
);
CREATE INDEX credit_notes_by_cause ON credit_notes (cause, issued_at DESC, number);
CREATE INDEX credit_notes_newest ON credit_notes (issued_at DESC, number);
CREATE INDEX credit_notes_of_payment ON credit_notes (payment_id);
CREATE INDEX credit_notes_of_receipt ON credit_notes (receipt_number);
CREATE INDEX credit_notes_of_student ON credit_notes (student_id, issued_at DESC);

CREATE TABLE chargebacks (
  id text PRIMARY KEY,
  payment_id uuid NOT NULL REFERENCES payments ON DELETE CASCADE,
  provider_payment_id text NOT NULL,
  amount integer NOT NULL,
  deducted integer NOT NULL,
  reason text NOT NULL,
  phase text NOT NULL,
  state text NOT NULL,
  respond_by timestamptz,
  opened_at timestamptz NOT NULL,
  as_of timestamptz NOT NULL
);
CREATE INDEX chargebacks_by_answer ON chargebacks ((
CASE
    WHEN (state IN ('open', 'action-required')) THEN COALESCE(respond_by, 'infinity'::timestamptz)
    ELSE NULL::timestamptz
END), id DESC);
CREATE INDEX chargebacks_newest ON chargebacks (opened_at DESC, id);
CREATE INDEX chargebacks_of_payment ON chargebacks (payment_id);
CREATE INDEX chargebacks_state ON chargebacks (state);
CREATE INDEX chargebacks_to_answer ON chargebacks (respond_by)
  WHERE (state IN ('open', 'action-required'));
CREATE INDEX chargebacks_to_answer_newest ON chargebacks (opened_at DESC, id)
  WHERE (state IN ('open', 'action-required'));
CREATE INDEX chargebacks_try ON chargebacks (provider_payment_id);

CREATE TABLE payment_differences (
  id text PRIMARY KEY,
  kind text NOT NULL,
  order_id text NOT NULL,
  provider_payment_id text NOT NULL,
  amount integer NOT NULL,
  found_at timestamptz NOT NULL,
  about_id text NOT NULL DEFAULT '',
  decision text,
  note text NOT NULL DEFAULT '',
  decided_by text NOT NULL DEFAULT '',
  decided_at timestamptz,
  CONSTRAINT payment_differences_decided CHECK ((decision IS NULL) = (decided_at IS NULL)),
  CHECK (decision IN ('explained', 'corrected', 'written-off')),
  CHECK (kind IN ('paid-there-only', 'paid-here-only', 'amount-differs', 'refunded-there-only',
      'chargeback-there-only', 'chargeback-differs', 'settled-unknown', 'settled-differs',
      'settlement-differs', 'settlement-failed', 'not-settled')),
  CONSTRAINT payment_differences_once UNIQUE (provider_payment_id, kind, about_id)
);
CREATE INDEX payment_differences_by_kind ON payment_differences (kind, found_at DESC, id);
CREATE INDEX payment_differences_newest ON payment_differences (found_at DESC, id);
CREATE INDEX payment_differences_of_order ON payment_differences (order_id);
CREATE INDEX payment_differences_open ON payment_differences (found_at DESC, id)
  WHERE (decision IS NULL);

CREATE TABLE settlements (
  id text PRIMARY KEY,
  state text NOT NULL,
  amount integer NOT NULL,
  utr text NOT NULL,
  credit integer NOT NULL,
  debit integer NOT NULL,
  fee integer NOT NULL,
  tax integer NOT NULL,
  entries integer NOT NULL,
  missing integer NOT NULL,
  created_at timestamptz NOT NULL,
  CHECK (state IN ('created', 'processed', 'failed'))
);
CREATE INDEX settlements_by_utr ON settlements (utr);
CREATE INDEX settlements_newest ON settlements (created_at DESC, id);

CREATE TABLE settlement_entries (
  settlement_id text NOT NULL REFERENCES settlements ON DELETE CASCADE,
  id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('payment', 'refund', 'adjustment')),
  payment_id text NOT NULL,
  order_id text NOT NULL,
  chargeback_id text NOT NULL,
  amount integer NOT NULL,
  credit integer NOT NULL,
  debit integer NOT NULL,
  fee integer NOT NULL,
  tax integer NOT NULL,
  PRIMARY KEY (settlement_id, id)
);
CREATE INDEX settlement_entries_by_id ON settlement_entries (id);
CREATE INDEX settlement_entries_of_payment ON settlement_entries (payment_id);

CREATE FUNCTION refuse_unless_orphaned()
 RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM payments WHERE payments.id = OLD.payment_id) THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'rows of % are only ever added', TG_TABLE_NAME;
END $$;

CREATE FUNCTION keep_credit_note()
 RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF to_jsonb(NEW) - 'payer_name' - 'payer_email'
    IS DISTINCT FROM to_jsonb(OLD) - 'payer_name' - 'payer_email' THEN
    RAISE EXCEPTION 'A credit note can not be changed';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER order_terms_stand BEFORE UPDATE ON order_terms FOR EACH STATEMENT
  EXECUTE FUNCTION refuse_change();
CREATE TRIGGER order_terms_stay BEFORE DELETE ON order_terms FOR EACH ROW
  EXECUTE FUNCTION refuse_unless_orphaned();
CREATE TRIGGER credit_notes_are_kept BEFORE UPDATE ON credit_notes FOR EACH ROW
  EXECUTE FUNCTION keep_credit_note();`;

const QUESTIONS = `
CREATE TABLE questions (
  id text PRIMARY KEY,
  version integer NOT NULL,
  domain text NOT NULL,
  question text NOT NULL,
  options jsonb NOT NULL,
  correct_option text NOT NULL,
  category text NOT NULL,
  difficulty text NOT NULL,
  explanation text NOT NULL,
  live boolean NOT NULL,
  bank_hash text,
  edited boolean NOT NULL DEFAULT false,
  vanished boolean NOT NULL DEFAULT false,
  family jsonb,
  facts jsonb
);
CREATE INDEX questions_by_domain ON questions (domain, id);
CREATE INDEX questions_live ON questions (domain) WHERE live;

CREATE TABLE question_versions (
  id text NOT NULL,
  version integer NOT NULL,
  domain text NOT NULL,
  question text NOT NULL,
  options jsonb NOT NULL,
  correct_option text NOT NULL,
  category text NOT NULL,
  difficulty text NOT NULL,
  explanation text NOT NULL,
  made_at timestamptz NOT NULL DEFAULT date_trunc('milliseconds', now()),
  family jsonb,
  facts jsonb,
  PRIMARY KEY (id, version)
);

CREATE TABLE loaded_bank (
  is_only boolean DEFAULT true PRIMARY KEY CHECK (is_only),
  edition integer NOT NULL,
  files text NOT NULL,
  rows text NOT NULL
);

CREATE TABLE rulings (
  id uuid PRIMARY KEY,
  question_id text NOT NULL,
  version integer NOT NULL,
  kind text NOT NULL,
  accepted text[] NOT NULL,
  reason text NOT NULL,
  made_at timestamptz NOT NULL,
  admin_id uuid NOT NULL,
  CHECK (kind IN ('key', 'also', 'credit-all', 'neutral')),
  FOREIGN KEY (question_id, version) REFERENCES question_versions(id, version)
);
CREATE INDEX rulings_on_version ON rulings (question_id, version);

CREATE TABLE ruling_steps (
  ruling_id uuid NOT NULL REFERENCES rulings,
  step text NOT NULL CHECK (step IN ('applied', 'withdrawn')),
  at timestamptz NOT NULL,
  admin_id uuid NOT NULL,
  may_take_passes boolean NOT NULL,
  PRIMARY KEY (ruling_id, step)
);

CREATE FUNCTION record_question_version()
 RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO question_versions (id, version, domain, question, options, correct_option, category, difficulty, explanation, family, facts) VALUES (NEW.id, NEW.version, NEW.domain, NEW.question, NEW.options, NEW.correct_option, NEW.category, NEW.difficulty, NEW.explanation, NEW.family, NEW.facts) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER questions_record_versions AFTER INSERT OR UPDATE OF version ON questions FOR EACH ROW
  EXECUTE FUNCTION record_question_version();
CREATE TRIGGER rulings_stand BEFORE DELETE OR UPDATE OR TRUNCATE ON rulings FOR EACH STATEMENT
  EXECUTE FUNCTION refuse_change();
CREATE TRIGGER ruling_steps_stand BEFORE DELETE OR UPDATE OR TRUNCATE ON ruling_steps FOR EACH STATEMENT
  EXECUTE FUNCTION refuse_change();`;

const EXAM = `
CREATE TABLE accommodations (
  id uuid PRIMARY KEY,
  student_id uuid NOT NULL REFERENCES students,
  minutes_per_hour integer NOT NULL CHECK ((minutes_per_hour >= 1) AND (minutes_per_hour <= 60)),
  until timestamptz,
  reason text NOT NULL,
  created_at timestamptz NOT NULL,
  ended_at timestamptz
);
CREATE INDEX accommodations_of_student ON accommodations (student_id, created_at DESC);
CREATE INDEX accommodations_to_purge ON accommodations (ended_at) WHERE (ended_at IS NOT NULL);

CREATE TABLE sittings (
  id uuid PRIMARY KEY,
  place text NOT NULL,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL CHECK (ends_at > starts_at),
  domains text[] NOT NULL,
  seats integer NOT NULL CHECK (seats > 0),
  supervisors uuid[] NOT NULL,
  created_at timestamptz NOT NULL,
  closed_at timestamptz,
  withdrawn_at timestamptz,
  withdrawal_reason text NOT NULL,
  CHECK ((withdrawn_at IS NULL) = (withdrawal_reason = ''))
);
CREATE INDEX sittings_by_end ON sittings (ends_at);
CREATE INDEX sittings_newest ON sittings (starts_at DESC, id);

CREATE TABLE sitting_expected (
  sitting_id uuid NOT NULL REFERENCES sittings,
  email text NOT NULL,
  is_fee_waived boolean NOT NULL DEFAULT false,
  PRIMARY KEY (sitting_id, email)
);
CREATE INDEX sitting_expected_email ON sitting_expected (email);

CREATE TABLE sitting_admissions (
  id uuid PRIMARY KEY,
  sitting_id uuid NOT NULL REFERENCES sittings,
  student_id uuid NOT NULL REFERENCES students,
  device text NOT NULL,
  state text NOT NULL CHECK (state IN ('waiting', 'admitted', 'declined', 'replaced')),
  reason text NOT NULL,
  entered_at timestamptz NOT NULL,
  decided_at timestamptz,
  admin_id uuid,
  CONSTRAINT sitting_admissions_once UNIQUE (sitting_id, student_id, device),
  CONSTRAINT sitting_admissions_decided CHECK ((state = 'waiting') = (decided_at IS NULL))
);
CREATE INDEX sitting_admissions_of_student ON sitting_admissions (student_id, entered_at DESC);
CREATE UNIQUE INDEX sitting_admissions_one_device ON sitting_admissions (sitting_id, student_id)
  WHERE (state = 'admitted');

CREATE TABLE sitting_incidents (
  id uuid PRIMARY KEY,
  sitting_id uuid NOT NULL REFERENCES sittings,
  student_id uuid,
  text text NOT NULL,
  admin_id uuid NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX sitting_incidents_of_sitting ON sitting_incidents (sitting_id, at);
CREATE INDEX sitting_incidents_of_student ON sitting_incidents (student_id)
  WHERE (student_id IS NOT NULL);

CREATE TABLE attempts (
  id uuid PRIMARY KEY,
  student_id uuid NOT NULL REFERENCES students,
  domain text NOT NULL,
  state text NOT NULL,
  started_at timestamptz NOT NULL,
  deadline timestamptz NOT NULL,
  pass_percent integer NOT NULL,
  questions jsonb NOT NULL,
  answers jsonb NOT NULL,
  closed_at timestamptz,
  extra_seconds integer NOT NULL DEFAULT 0,
  added_seconds integer NOT NULL DEFAULT 0,
  sitting_id uuid REFERENCES sittings,
  CONSTRAINT attempts_closed CHECK ((state = 'open') = (closed_at IS NULL)),
  CHECK (state IN ('open', 'submitted', 'expired', 'void'))
);
CREATE INDEX attempts_by_state ON attempts (state, started_at DESC, id);
CREATE INDEX attempts_rushed ON attempts (domain, closed_at DESC, id)
  WHERE ((state <> 'open') AND (((closed_at - started_at) <= '00:00:20'::interval)
    OR (NOT jsonb_path_exists(answers, '$.*?(@ != null)'::jsonpath))));
CREATE INDEX attempts_newest ON attempts (started_at DESC, id) INCLUDE (student_id);
CREATE INDEX attempts_of_sitting ON attempts (sitting_id) WHERE (sitting_id IS NOT NULL);
CREATE INDEX attempts_of_student ON attempts (student_id, closed_at);
CREATE UNIQUE INDEX attempts_one_open ON attempts (student_id) WHERE (state = 'open');
CREATE INDEX attempts_overdue ON attempts (deadline) WHERE (state = 'open');
CREATE INDEX attempts_served ON attempts USING gin (served_versions(questions));

CREATE TABLE attempt_interventions (
  id uuid PRIMARY KEY,
  attempt_id uuid NOT NULL REFERENCES attempts ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('extended', 'voided', 'reopened')),
  seconds integer NOT NULL,
  reason text NOT NULL,
  admin_id uuid NOT NULL,
  at timestamptz NOT NULL,
  batch_id uuid,
  withdrawn jsonb,
  CHECK (((kind = 'voided') = (seconds = 0)) AND (seconds >= 0)),
  CONSTRAINT attempt_interventions_once UNIQUE (attempt_id, batch_id)
);

CREATE TABLE attempt_presence (
  attempt_id uuid PRIMARY KEY REFERENCES attempts ON DELETE CASCADE,
  began_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  left_times integer NOT NULL,
  left_seconds integer NOT NULL
);
CREATE INDEX attempt_presence_age ON attempt_presence (began_at);

CREATE TABLE connection_gaps (
  attempt_id uuid NOT NULL REFERENCES attempts ON DELETE CASCADE,
  from_at timestamptz NOT NULL,
  to_at timestamptz NOT NULL,
  PRIMARY KEY (attempt_id, from_at),
  CHECK (to_at > from_at)
);

CREATE TABLE late_answers (
  id uuid PRIMARY KEY,
  attempt_id uuid NOT NULL REFERENCES attempts ON DELETE CASCADE,
  question_id text NOT NULL,
  place integer NOT NULL CHECK (place > 0),
  option text NOT NULL CHECK (option IN ('a', 'b', 'c', 'd')),
  seconds_since_reply integer CHECK (seconds_since_reply >= 0),
  arrived_at timestamptz NOT NULL,
  is_after_review boolean NOT NULL,
  state text NOT NULL CHECK (state IN ('waiting', 'accepted', 'declined')),
  reason text NOT NULL,
  decided_at timestamptz,
  CONSTRAINT late_answers_decided CHECK ((state = 'waiting') = (decided_at IS NULL)),
  CONSTRAINT late_answers_once UNIQUE (attempt_id, question_id, option),
  CONSTRAINT late_answers_before_review CHECK (NOT (is_after_review AND state = 'accepted'))
);
CREATE UNIQUE INDEX late_answers_one_accepted ON late_answers (attempt_id, question_id)
  WHERE (state = 'accepted');
CREATE INDEX late_answers_waiting ON late_answers (attempt_id) WHERE (state = 'waiting');

CREATE TABLE announcements (
  id uuid PRIMARY KEY,
  domain text,
  text text NOT NULL,
  admin_id uuid NOT NULL,
  at timestamptz NOT NULL,
  sitting_id uuid REFERENCES sittings
);
CREATE INDEX announcements_newest ON announcements (at);

CREATE TABLE results (
  id uuid PRIMARY KEY REFERENCES attempts,
  student_id uuid NOT NULL REFERENCES students,
  student_name text NOT NULL,
  email text NOT NULL,
  domain text NOT NULL,
  score integer NOT NULL,
  total_questions integer NOT NULL,
  percentage double precision NOT NULL,
  passed boolean NOT NULL,
  pass_percent integer NOT NULL,
  time_taken integer NOT NULL,
  started_on timestamptz NOT NULL,
  completed_on timestamptz NOT NULL,
  attempts_used integer NOT NULL,
  total_attempts integer NOT NULL,
  questions jsonb NOT NULL,
  opened_at timestamptz,
  revision integer NOT NULL DEFAULT 0,
  is_void boolean NOT NULL DEFAULT false
);
CREATE INDEX results_by_domain ON results (domain, completed_on DESC, id);
CREATE INDEX results_by_percentage ON results (percentage DESC, id);
CREATE INDEX results_by_verdict ON results (passed, completed_on DESC, id);
CREATE INDEX results_newest ON results (completed_on DESC, id)
  INCLUDE (student_id, domain, passed, percentage);
CREATE INDEX results_of_student ON results (student_id, completed_on DESC);
CREATE INDEX results_words ON results USING gin (words(VARIADIC ARRAY[student_name, email]));

CREATE TABLE result_gradings (
  result_id uuid NOT NULL REFERENCES results ON DELETE CASCADE,
  revision integer NOT NULL,
  score integer NOT NULL,
  total_questions integer NOT NULL,
  percentage double precision NOT NULL,
  passed boolean NOT NULL,
  is_void boolean NOT NULL,
  ruling_ids uuid[] NOT NULL,
  graded_at timestamptz NOT NULL,
  PRIMARY KEY (result_id, revision)
);

CREATE TABLE regrade_runs (
  id uuid PRIMARY KEY,
  ruling_id uuid NOT NULL REFERENCES rulings,
  question_id text NOT NULL,
  version integer NOT NULL,
  due_at timestamptz NOT NULL,
  cursor uuid,
  examined integer NOT NULL,
  regraded integer NOT NULL,
  done_at timestamptz
);
CREATE INDEX regrade_runs_due ON regrade_runs (due_at) WHERE (done_at IS NULL);
CREATE INDEX regrade_runs_of_ruling ON regrade_runs (ruling_id);

CREATE TABLE question_disputes (
  id uuid PRIMARY KEY,
  result_id uuid NOT NULL REFERENCES attempts ON DELETE CASCADE,
  student_id uuid NOT NULL REFERENCES students,
  question_id text NOT NULL,
  version integer NOT NULL,
  place integer NOT NULL CHECK (place > 0),
  kind text NOT NULL,
  text text NOT NULL,
  state text NOT NULL CHECK (state IN ('open', 'upheld', 'declined')),
  answer text NOT NULL,
  ruling_id uuid REFERENCES rulings,
  opened_at timestamptz NOT NULL,
  decided_at timestamptz,
  CONSTRAINT question_disputes_decided
    CHECK (((state = 'open') = (decided_at IS NULL))
      AND ((state = 'upheld') = (ruling_id IS NOT NULL))),
  CHECK (kind IN ('wrong-key', 'two-right', 'unclear', 'misprint', 'outdated', 'other')),
  CONSTRAINT question_disputes_one_a_question UNIQUE (result_id, question_id),
  FOREIGN KEY (question_id, version) REFERENCES question_versions(id, version)
);
CREATE INDEX question_disputes_of_student ON question_disputes (student_id);
CREATE INDEX question_disputes_on_version ON question_disputes (question_id, version, opened_at);
CREATE INDEX question_disputes_open ON question_disputes (question_id, version)
  WHERE (state = 'open');

CREATE TRIGGER result_gradings_stand BEFORE UPDATE ON result_gradings FOR EACH STATEMENT
  EXECUTE FUNCTION refuse_change();
CREATE TRIGGER result_gradings_stay BEFORE DELETE ON result_gradings FOR EACH STATEMENT WHEN ((pg_trigger_depth() = 0))
  EXECUTE FUNCTION refuse_change();`;

const CERTIFICATES = `
CREATE TABLE issued_documents (
  id uuid PRIMARY KEY,
  code text NOT NULL CONSTRAINT issued_documents_code UNIQUE,
  kind text NOT NULL CHECK (kind IN ('certificate', 'offer', 'completion')),
  student_id uuid,
  application_id uuid REFERENCES applications ON DELETE SET NULL,
  email text NOT NULL DEFAULT '',
  name_as_printed text NOT NULL,
  domain text CHECK ((domain IS NOT NULL) = (kind = 'certificate')),
  facts jsonb,
  issued_at timestamptz NOT NULL,
  reissued_at timestamptz,
  state text NOT NULL CHECK (state IN ('valid', 'revoked', 'withdrawn')),
  cause text,
  state_at timestamptz NOT NULL,
  is_public boolean NOT NULL DEFAULT false,
  CONSTRAINT issued_documents_cause CHECK ((cause IS NOT NULL) = (state = 'revoked')),
  CHECK (code ~ '^[346789CDFHJKMNPQRTVWXY]+$'
    AND length(code) = CASE kind WHEN 'certificate' THEN 8 ELSE 12 END),
  CONSTRAINT issued_documents_nameless
    CHECK ((state = 'withdrawn') = ((student_id IS NULL) AND (name_as_printed = '')
      AND (email = '') AND (facts IS NULL)))
);
CREATE INDEX issued_documents_by_date ON issued_documents (issued_at DESC, id);
CREATE INDEX issued_documents_by_state ON issued_documents (state, issued_at DESC, id);
CREATE INDEX issued_documents_of_student ON issued_documents (student_id, issued_at DESC, id);
CREATE INDEX issued_documents_parts ON issued_documents USING gin (windows(VARIADIC ARRAY[name_as_printed, code]));
CREATE INDEX issued_documents_words ON issued_documents USING gin (words(VARIADIC ARRAY[
    name_as_printed, code]));
CREATE INDEX letters_of_application ON issued_documents (application_id, issued_at);
CREATE INDEX letters_of_email ON issued_documents (email) WHERE (email <> '');
CREATE INDEX letters_oldest ON issued_documents (issued_at)
  WHERE (kind <> 'certificate' AND state <> 'withdrawn');
CREATE UNIQUE INDEX letters_one_valid ON issued_documents (application_id, kind)
  WHERE (state = 'valid');

CREATE TABLE badges (
  list integer NOT NULL CHECK (list > 0),
  place integer NOT NULL CHECK ((place >= 0) AND (place <= 131071)),
  certificate_id uuid NOT NULL,
  credential json,
  is_marked boolean NOT NULL DEFAULT false,
  PRIMARY KEY (list, place),
  CONSTRAINT badges_marked_when_lost CHECK ((NOT is_marked) OR (credential IS NULL))
);
CREATE UNIQUE INDEX badges_one_each ON badges (certificate_id) WHERE (credential IS NOT NULL);
CREATE INDEX badges_unmarked ON badges (list) WHERE ((credential IS NULL) AND (NOT is_marked));

CREATE TABLE badge_lists (
  list integer PRIMARY KEY,
  credential json NOT NULL
);

CREATE TABLE badges_due (
  certificate_id uuid PRIMARY KEY,
  since timestamptz NOT NULL DEFAULT date_trunc('milliseconds', now())
);
CREATE INDEX badges_due_since ON badges_due (since, certificate_id);

CREATE TABLE credential_keys (
  public_key text PRIMARY KEY,
  since timestamptz NOT NULL DEFAULT date_trunc('milliseconds', now())
);

CREATE FUNCTION badge_follows_certificate()
 RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE badges SET credential = NULL
    WHERE certificate_id = NEW.id AND credential IS NOT NULL;
  INSERT INTO badges_due (certificate_id) VALUES (NEW.id) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER badge_follows_certificate AFTER UPDATE ON issued_documents FOR EACH ROW WHEN (new.kind = 'certificate' AND ((((old.state IS DISTINCT FROM new.state) OR (old.name_as_printed IS DISTINCT FROM new.name_as_printed)) OR (old.facts IS DISTINCT FROM new.facts)) OR (old.student_id IS DISTINCT FROM new.student_id)))
  EXECUTE FUNCTION badge_follows_certificate();
CREATE TRIGGER badge_of_new_certificate AFTER INSERT ON issued_documents FOR EACH ROW
  WHEN (new.kind = 'certificate')
  EXECUTE FUNCTION badge_follows_certificate();`;

const EMAIL = `
CREATE TABLE emails (
  id uuid PRIMARY KEY,
  kind text NOT NULL,
  to_address text NOT NULL,
  reply_to text,
  data jsonb NOT NULL,
  expires_at timestamptz,
  state text NOT NULL,
  tries integer NOT NULL,
  last_error text,
  created_at timestamptz NOT NULL,
  queued_at timestamptz,
  claimed_until timestamptz,
  sent_at timestamptz,
  request_id text,
  call_id uuid,
  CHECK (state IN ('pending', 'sent', 'failed', 'dropped'))
) WITH (fillfactor=60);
CREATE INDEX emails_by_kind ON emails (kind, created_at DESC, id);
CREATE INDEX emails_by_state ON emails (state, created_at DESC, id);
CREATE INDEX emails_ended ON emails (created_at) WHERE (state <> 'pending');
CREATE INDEX emails_failed ON emails (created_at) WHERE (state = 'failed');
CREATE UNIQUE INDEX emails_of_call ON emails (call_id, to_address) WHERE (call_id IS NOT NULL);
CREATE INDEX emails_newest ON emails (created_at DESC, id);
CREATE INDEX emails_of_address ON emails (lower(to_address));
CREATE INDEX emails_of_erasures ON emails (created_at) WHERE (kind = 'account-erased');
CREATE INDEX emails_pending ON emails (queued_at NULLS FIRST, created_at) WHERE (state = 'pending');
CREATE INDEX emails_to_answer ON emails (reply_to) WHERE (reply_to IS NOT NULL);
CREATE INDEX emails_words ON emails USING gin (words(VARIADIC ARRAY[to_address]));`;

const PRIVACY = `
CREATE TABLE sealed_copies (
  id uuid PRIMARY KEY,
  student_id uuid NOT NULL,
  erased_at timestamptz NOT NULL,
  sealed bytea NOT NULL
);
CREATE INDEX sealed_copies_by_age ON sealed_copies (erased_at);`;

const PLATFORM = `
CREATE TABLE rate_limits (
  key varchar(255) PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  expire bigint
);
CREATE INDEX rate_limits_by_end ON rate_limits (expire);

CREATE TABLE readiness (
  id smallint PRIMARY KEY CHECK (id = 1),
  written_at timestamptz NOT NULL,
  backed_up_at timestamptz
);`;

const ROWS = `
INSERT INTO settings (id, policy) VALUES (1, '{}');
INSERT INTO readiness (id, written_at) VALUES (1, date_trunc('milliseconds', now()));`;

/** The whole schema, by area. Indexes, foreign keys and checks are here alone; entities don't repeat them. */
export class FirstSchema1763700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      [
        SHARED,
        ACCOUNTS,
        STAFF,
        AUDIT,
        SETTINGS,
        CONSENTS,
        APPLICATIONS,
        PAYMENTS,
        QUESTIONS,
        EXAM,
        CERTIFICATES,
        EMAIL,
        PRIVACY,
        PLATFORM,
        ROWS,
      ].join('\n'),
    );
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Drop the database instead: nothing was before this schema.'));
  }
}
