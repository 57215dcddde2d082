import type {
  Family,
  KeptQuestion,
  Question,
  QuestionRepository,
} from '@portal/domain/question-bank/index.js';
import type { EntityManager } from 'typeorm';
import { QuestionSchema, type StoredQuestion } from './question.schema.js';

/** Lets nobody else write to the bank until the transaction ends; everyone may read it. */
export const LOCK_BANK = 'LOCK TABLE questions IN SHARE ROW EXCLUSIVE MODE';

const keptOf = ({ bankHash, edited, vanished, family, ...kept }: StoredQuestion): KeptQuestion =>
  family ? { ...kept, family: family as Family } : kept;

function questionOf(stored: StoredQuestion): Question {
  const { live, ...question } = keptOf(stored);
  return question;
}

/** Where the bank files came from is left as it is: see `load-bank.ts`. */
const SAVE = `
  INSERT INTO questions (id, version, domain, question, options, correct_option, category,
    difficulty, explanation, live, family, edited)
  SELECT id, version, domain, question, options, "correctOption", category, difficulty,
    explanation, live, family, true
  FROM jsonb_to_recordset($1) AS kept (id text, version int, domain text, question text,
    options jsonb, "correctOption" text, category text, difficulty text, explanation text,
    live boolean, family jsonb)
  ON CONFLICT (id) DO UPDATE SET
    version = excluded.version, domain = excluded.domain, question = excluded.question,
    options = excluded.options, correct_option = excluded.correct_option,
    category = excluded.category, difficulty = excluded.difficulty,
    explanation = excluded.explanation, live = excluded.live,
    family = excluded.family, edited = true, vanished = false`;

const VERSION = `
  SELECT id, version, domain, question, options, correct_option AS "correctOption", category,
    difficulty, explanation
  FROM question_versions WHERE id = $1 AND version = $2`;

export function typeormQuestions(manager: EntityManager): QuestionRepository {
  const questions = manager.getRepository(QuestionSchema);
  return {
    async liveIn(domain) {
      return (await questions.findBy({ domain, live: true })).map(questionOf);
    },
    async all() {
      return (await questions.find({ order: { id: 'ASC' } })).map(keptOf);
    },
    async findVersion(id, version) {
      const [found] = await manager.query<Question[]>(VERSION, [id, version]);
      return found ?? null;
    },
    async lockBank() {
      await manager.query(LOCK_BANK);
    },
    async save(kept) {
      await manager.query(SAVE, [JSON.stringify(kept)]);
    },
  };
}
