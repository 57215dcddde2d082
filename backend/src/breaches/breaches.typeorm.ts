import {
  type Affected,
  BREACHED_DATA,
  type BreachRegister,
  readBreach,
} from '@portal/domain/breaches/index.js';
import type { EntityManager } from 'typeorm';

/** A person is kept as this: enough to see that a known address was told. */
const PERSON = (email: string): string => `encode(sha256(convert_to(${email}, 'UTF8')), 'hex')`;

const KEEP = `
  INSERT INTO breaches (number, facts) VALUES ($1, $2)
  ON CONFLICT (number) DO UPDATE SET number = excluded.number RETURNING facts`;

/** Each piece of data with its owner; of several names, that of the lowest rank counts. */
const OWNED = `
  SELECT 1 AS rank, 'account' AS kind, email, name, created_at AS since FROM students
    WHERE erased_at IS NULL
  UNION ALL
  SELECT 2, 'tests', students.email, students.name, attempts.started_at
    FROM attempts JOIN students ON students.id = attempts.student_id AND erased_at IS NULL
  UNION ALL
  SELECT 3, 'payments', students.email, students.name, payments.created_at
    FROM payments JOIN students ON students.id = payments.student_id AND erased_at IS NULL
  UNION ALL
  SELECT 4, 'applications', email, name, created_at FROM applications
  UNION ALL
  SELECT 5, 'messages', email, name, created_at FROM contact_messages`;

/** $1: number, $2: kinds, $3: the end of the breach, $4: addresses, or none for everybody. */
const UNTOLD = `
  SELECT rank, kind, lower(email) AS email, name FROM (${OWNED}) AS owned
  WHERE kind = ANY ($2) AND since <= $3
    AND (cardinality($4::text[]) = 0 OR lower(email) = ANY ($4))
    AND NOT EXISTS (
      SELECT FROM breach_notices
      WHERE breach_number = $1 AND person = ${PERSON('lower(owned.email)')})`;

const PAGE = `
  SELECT email, (array_agg(name ORDER BY rank))[1] AS name,
    array_agg(DISTINCT kind) AS data
  FROM (${UNTOLD}) AS untold
  GROUP BY email ORDER BY email COLLATE "C" LIMIT $5`;

const COUNT = `
  SELECT (SELECT count(*)::int FROM breach_notices WHERE breach_number = $1) AS told,
    (SELECT count(DISTINCT email)::int FROM (${UNTOLD}) AS untold) AS untold`;

const NOTE = `
  WITH told AS (SELECT email, ${PERSON('email')} AS person FROM unnest($2::text[]) AS email),
  noted AS (
    INSERT INTO breach_notices (breach_number, person) SELECT $1, person FROM told ORDER BY person
    ON CONFLICT DO NOTHING RETURNING person)
  SELECT email FROM told JOIN noted USING (person)`;

export function typeormBreaches(manager: EntityManager): BreachRegister {
  return {
    async keep(breach) {
      const values = [breach.number, JSON.stringify({ ...breach, emails: [] })];
      const [row] = await manager.query<{ facts: unknown }[]>(KEEP, values);
      return readBreach(row?.facts);
    },
    async untold({ number, data, until, emails }, most) {
      const values = [number, data, until, emails, most];
      const people = await manager.query<Affected[]>(PAGE, values);
      return people.map((person) => ({
        ...person,
        data: BREACHED_DATA.filter((kind) => person.data.includes(kind)),
      }));
    },
    async noteTold(number, emails) {
      const news = await manager.query<{ email: string }[]>(NOTE, [number, emails]);
      return news.map(({ email }) => email);
    },
    async count({ number, data, until, emails }) {
      const values = [number, data, until, emails];
      const [row] = await manager.query<{ told: number; untold: number }[]>(COUNT, values);
      return row ?? { told: 0, untold: 0 };
    },
  };
}
