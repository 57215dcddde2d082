import type {
  Facts,
  Family,
  StoredQuestion,
  Question,
  QuestionRepository,
} from '@portal/domain/questions/index.js';
import type { TestDomain } from '@portal/domain/accounts/index.js';
import { type EntityManager, In, EntitySchema } from 'typeorm';
import { dropResult } from '../platform/database/drop-result.js';

export type QuestionRow = Omit<StoredQuestion, 'family' | 'facts'> & {
  /** Null for a fixed question. */
  readonly family: object | null;
  readonly facts: Facts | null;
  /** The hash of the bank file's entry at the last start; null if it is not from the files. */
  readonly bankHash: string | null;
  /** Whether an admin has changed, retired or published it since then. */
  readonly edited: boolean;
  /** Whether it was retired because the files no longer contain it. */
  readonly vanished: boolean;
};

export const QuestionSchema = new EntitySchema<QuestionRow>({
  name: 'Question',
  tableName: 'questions',
  columns: {
    id: { type: 'text', primary: true },
    version: { type: 'int' },
    domain: { type: 'text' },
    question: { type: 'text' },
    options: { type: 'jsonb' },
    correctOption: { name: 'correct_option', type: 'text' },
    category: { type: 'text' },
    difficulty: { type: 'text' },
    explanation: { type: 'text' },
    live: { type: 'boolean' },
    family: { type: 'jsonb', nullable: true },
    facts: { type: 'jsonb', nullable: true },
    bankHash: { name: 'bank_hash', type: 'text', nullable: true },
    edited: { type: 'boolean', default: false },
    vanished: { type: 'boolean', default: false },
  },
});

/** Lets nobody else write to the bank until the transaction ends; everyone may read it. */
export const LOCK_BANK = 'LOCK TABLE questions IN SHARE ROW EXCLUSIVE MODE';

type Marks = { readonly family: object | null; readonly facts: Facts | null };

/** The question without the marks that it has not. */
const withMarks = <Words extends object>({ family, facts, ...words }: Words & Marks) => ({
  ...words,
  ...(family ? { family: family as Family } : {}),
  ...(facts ? { facts } : {}),
});

function storedQuestionOf(stored: QuestionRow): StoredQuestion {
  const { bankHash, edited, vanished, ...question } = stored;
  return withMarks(question);
}

function questionOf(stored: QuestionRow): Question {
  const { live, ...question } = storedQuestionOf(stored);
  return question;
}

/** The columns about the bank files are left as they are: see `load-bank.ts`. */
const SAVE = `
  INSERT INTO questions (id, version, domain, question, options, correct_option, category,
    difficulty, explanation, live, family, facts, edited)
  SELECT id, version, domain, question, options, "correctOption", category, difficulty,
    explanation, live, family, facts, true
  FROM jsonb_to_recordset($1) AS kept (id text, version int, domain text, question text,
    options jsonb, "correctOption" text, category text, difficulty text, explanation text,
    live boolean, family jsonb, facts jsonb)
  ON CONFLICT (id) DO UPDATE SET
    version = excluded.version, domain = excluded.domain, question = excluded.question,
    options = excluded.options, correct_option = excluded.correct_option,
    category = excluded.category, difficulty = excluded.difficulty,
    explanation = excluded.explanation, live = excluded.live, family = excluded.family,
    facts = excluded.facts, edited = true, vanished = false`;

const LIVE_COUNTS = `
  SELECT domain, count(*)::int AS live FROM questions WHERE live GROUP BY domain`;

const VERSION = `
  SELECT id, version, domain, question, options, correct_option AS "correctOption", category,
    difficulty, explanation, family, facts
  FROM question_versions WHERE id = $1 AND version = $2`;

type VersionRow = Omit<Question, keyof Marks> & Marks;

export function typeormQuestions(manager: EntityManager): QuestionRepository {
  const questions = manager.getRepository(QuestionSchema);
  return {
    async liveIn(domain) {
      return (await questions.findBy({ domain, live: true })).map(questionOf);
    },
    async all() {
      return (await questions.find({ order: { id: 'ASC' } })).map(storedQuestionOf);
    },
    async find(ids) {
      return (await questions.findBy({ id: In([...ids]) })).map(storedQuestionOf);
    },
    async liveCounts() {
      type Row = { readonly domain: TestDomain; readonly live: number };
      const rows = await manager.query<Row[]>(LIVE_COUNTS);
      return Object.fromEntries(rows.map(({ domain, live }) => [domain, live]));
    },
    async findVersion(id, version) {
      const [found] = await manager.query<VersionRow[]>(VERSION, [id, version]);
      return found ? withMarks(found) : null;
    },
    lockBank: () => dropResult(manager.query(LOCK_BANK)),
    save: (kept) => dropResult(manager.query(SAVE, [JSON.stringify(kept)])),
  };
}
