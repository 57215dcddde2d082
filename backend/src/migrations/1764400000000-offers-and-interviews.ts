import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Offers from before have no day to be answered by, since their mails named none. */
const OFFERS = `
  ALTER TABLE applications ADD answer_by timestamptz;
  CREATE INDEX applications_by_answer ON applications (answer_by) WHERE status = 'offered';`;

/** A slot stays when an application that had it is gone: it is the reviewer's time. */
const INTERVIEWS = `
  CREATE TABLE interview_slots (
    id uuid PRIMARY KEY,
    reviewer_id uuid NOT NULL,
    reviewer_name text NOT NULL,
    starts_at timestamptz NOT NULL,
    ends_at timestamptz NOT NULL CHECK (ends_at > starts_at),
    place text NOT NULL,
    withdrawn_at timestamptz
  );
  CREATE INDEX interview_slots_of_reviewer ON interview_slots (reviewer_id, ends_at)
    WHERE withdrawn_at IS NULL;
  CREATE INDEX interview_slots_oldest ON interview_slots (ends_at);
  CREATE TABLE interview_proposals (
    slot_id uuid NOT NULL REFERENCES interview_slots ON DELETE CASCADE,
    application_id uuid NOT NULL REFERENCES applications ON DELETE CASCADE,
    at timestamptz NOT NULL,
    PRIMARY KEY (application_id, slot_id)
  );
  CREATE INDEX interview_proposals_of_slot ON interview_proposals (slot_id);
  CREATE TABLE interviews (
    id uuid PRIMARY KEY,
    application_id uuid NOT NULL REFERENCES applications ON DELETE CASCADE,
    slot_id uuid NOT NULL REFERENCES interview_slots ON DELETE CASCADE,
    uid uuid NOT NULL,
    sequence integer NOT NULL CHECK (sequence >= 0),
    booked_at timestamptz NOT NULL,
    booked_by text NOT NULL,
    ended_at timestamptz,
    ended_by text NOT NULL,
    ending text CHECK (ending IN ('moved', 'cancelled')),
    UNIQUE (uid, sequence)
  );
  CREATE UNIQUE INDEX interviews_one_a_slot ON interviews (slot_id) WHERE ending IS NULL;
  CREATE INDEX interviews_of_slot ON interviews (slot_id);
  CREATE INDEX interviews_of_application ON interviews (application_id, booked_at);`;

export class OffersAndInterviews1764400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(OFFERS + INTERVIEWS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE interviews, interview_proposals, interview_slots;
      DROP INDEX applications_by_answer;
      ALTER TABLE applications DROP answer_by`);
  }
}
