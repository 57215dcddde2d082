import type {
  Family,
  KeptQuestion,
  Question,
  QuestionRepository,
  VersionKey,
} from '@portal/domain/question-bank/index.js';
import type { TestDomain } from '@portal/domain/accounts/index.js';
import { type EntityManager, In } from 'typeorm';
import { QuestionSchema, type StoredQuestion } from './question.schema.js';
import { written } from '../platform/database/written.js';

/** Lets nobody else write to the bank until the transaction ends; everyone may read it. */
export const LOCK_BANK = 'LOCK TABLE questions IN SHARE ROW EXCLUSIVE MODE';

/** Nobody is served a test meanwhile, and who is being served one has been. */
const LOCK_DRAWS = 'LOCK TABLE questions IN ACCESS EXCLUSIVE MODE';

function keptOf(stored: StoredQuestion): KeptQuestion {
  const { bankHash, edited, vanished, family, waiting, editors, ...kept } = stored;
  return {
    ...kept,
    ...(family ? { family: family as Family } : {}),
    ...(waiting ? { waiting } : {}),
    ...(editors.length > 0 ? { editors } : {}),
  };
}

function questionOf(stored: StoredQuestion): Question {
  const { live, waiting, editors, ...question } = keptOf(stored);
  return question;
}

/** Where the bank files came from is left as it is: see `load-bank.ts`. */
const SAVE = `
  INSERT INTO questions (id, version, domain, question, options, correct_option, category,
    difficulty, explanation, live, waiting, editors, family, edited)
  SELECT id, version, domain, question, options, "correctOption", category, difficulty,
    explanation, live, waiting, coalesce(editors, '{}'), family, true
  FROM jsonb_to_recordset($1) AS kept (id text, version int, domain text, question text,
    options jsonb, "correctOption" text, category text, difficulty text, explanation text,
    live boolean, waiting text, editors uuid[], family jsonb)
  ON CONFLICT (id) DO UPDATE SET
    version = excluded.version, domain = excluded.domain, question = excluded.question,
    options = excluded.options, correct_option = excluded.correct_option,
    category = excluded.category, difficulty = excluded.difficulty,
    explanation = excluded.explanation, live = excluded.live,
    waiting = excluded.waiting, editors = excluded.editors, family = excluded.family, edited = true, vanished = false`;

const LIVE_COUNTS = `
  SELECT domain, count(*)::int AS live FROM questions WHERE live GROUP BY domain`;

const VERSION = `
  SELECT id, version, domain, question, options, correct_option AS "correctOption", category,
    difficulty, explanation
  FROM question_versions WHERE id = $1 AND version = $2`;

const NAMED = 'jsonb_to_recordset($1) AS named (id text, version int)';

const VERSIONS = `
  SELECT id, version, domain, question, options, correct_option AS "correctOption", category,
    difficulty, explanation, family
  FROM question_versions JOIN ${NAMED} USING (id, version)`;

/** An index finds the attempts in which a version was served. */
const USED = `
  SELECT id, version FROM ${NAMED}
  WHERE EXISTS (SELECT 1 FROM attempts
      WHERE served_versions(questions) @> ARRAY[named.id || '@' || named.version])
    OR EXISTS (SELECT 1 FROM rulings
      WHERE question_id = named.id AND rulings.version = named.version)
  ORDER BY id`;

const REMOVE = `
  DELETE FROM questions USING ${NAMED}
  WHERE questions.id = named.id AND questions.version = named.version`;
const FORGET = `
  DELETE FROM question_versions AS made USING ${NAMED}
  WHERE made.id = named.id AND made.version = named.version`;

const keysOf = (versions: readonly VersionKey[]): [string] => [
  JSON.stringify(versions.map(({ id, version }) => ({ id, version }))),
];

export function typeormQuestions(manager: EntityManager): QuestionRepository {
  const questions = manager.getRepository(QuestionSchema);
  return {
    async liveIn(domain) {
      return (await questions.findBy({ domain, live: true })).map(questionOf);
    },
    async all() {
      return (await questions.find({ order: { id: 'ASC' } })).map(keptOf);
    },
    async find(ids) {
      return (await questions.findBy({ id: In([...ids]) })).map(keptOf);
    },
    async liveCounts() {
      type Row = { readonly domain: TestDomain; readonly live: number };
      const rows = await manager.query<Row[]>(LIVE_COUNTS);
      return Object.fromEntries(rows.map(({ domain, live }) => [domain, live]));
    },
    async findVersion(id, version) {
      const [found] = await manager.query<Question[]>(VERSION, [id, version]);
      return found ?? null;
    },
    lockBank: () => written(manager.query(LOCK_BANK)),
    lockDraws: () => written(manager.query(LOCK_DRAWS)),
    async findVersions(versions) {
      type Row = Omit<Question, 'family'> & { readonly family: Family | null };
      const found = await manager.query<Row[]>(VERSIONS, keysOf(versions));
      return found.map(({ family, ...question }) => (family ? { ...question, family } : question));
    },
    used: (versions) => manager.query<VersionKey[]>(USED, keysOf(versions)),
    async remove(versions) {
      for (const sql of [REMOVE, FORGET]) await manager.query(sql, keysOf(versions));
    },
    save: (kept) => written(manager.query(SAVE, [JSON.stringify(kept)])),
  };
}
