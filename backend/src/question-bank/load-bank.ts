import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  DIFFICULTIES,
  faultsOf,
  OPTION_KEYS,
  type Question,
} from '@portal/domain/question-bank/question.js';
import { TEST_DOMAIN_VALUES } from '@portal/domain/accounts/choices.js';
import type { DataSource } from 'typeorm';
import { z } from 'zod';

/** The questions that come with the product. */
export const BANK_FOLDER = join(import.meta.dirname, '../../question-bank');

const text = z.string().trim().min(1);

const bankFile = z.strictObject({
  domain: z.enum(TEST_DOMAIN_VALUES),
  questions: z.array(
    z.strictObject({
      id: text,
      question: text,
      options: z.strictObject({ a: text, b: text, c: text, d: text }),
      correctOption: z.enum(OPTION_KEYS),
      category: text,
      difficulty: z.enum(DIFFICULTIES),
      explanation: text,
    }),
  ),
});

/** A question as a bank file holds it. */
export type BankQuestion = Omit<Question, 'version'>;

/**
 * Reads every bank file.
 * @throws Error that names the file or the question and what is wrong
 */
export async function readBank(folder = BANK_FOLDER): Promise<BankQuestion[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  const files = await Promise.all(names.map((name) => readBankFile(join(folder, name))));
  const questions = files.flat();
  const ids = new Set(questions.map((question) => question.id));
  if (ids.size !== questions.length) throw new Error('Two questions of the bank share an id');
  return questions;
}

async function readBankFile(path: string): Promise<BankQuestion[]> {
  const parsed = bankFile.safeParse(JSON.parse(await readFile(path, 'utf8')));
  if (!parsed.success) throw new Error(`${path}: ${z.prettifyError(parsed.error)}`);
  const { domain, questions } = parsed.data;
  return questions.map((question) => {
    const complete = { ...question, domain };
    const faults = faultsOf(complete);
    if (faults.length > 0) throw new Error(`${path}, ${question.id}: ${faults.join('; ')}`);
    return complete;
  });
}

/** A question that changed becomes the next version; one that did not is left alone. */
const LOAD = `
  INSERT INTO questions (id, version, domain, question, options, correct_option, category,
    difficulty, explanation, live)
  SELECT id, 1, domain, question, options, "correctOption", category, difficulty, explanation, true
  FROM jsonb_to_recordset($1) AS bank (id text, domain text, question text, options jsonb,
    "correctOption" text, category text, difficulty text, explanation text)
  ON CONFLICT (id) DO UPDATE SET
    version = questions.version + 1, domain = excluded.domain, question = excluded.question,
    options = excluded.options, correct_option = excluded.correct_option,
    category = excluded.category, difficulty = excluded.difficulty,
    explanation = excluded.explanation
  WHERE (questions.domain, questions.question, questions.options, questions.correct_option,
    questions.category, questions.difficulty, questions.explanation)
    IS DISTINCT FROM (excluded.domain, excluded.question, excluded.options,
    excluded.correct_option, excluded.category, excluded.difficulty, excluded.explanation)`;

/** Brings the table of questions up to date with the bank files; a second time changes nothing. */
export async function loadBank(dataSource: DataSource, folder = BANK_FOLDER): Promise<void> {
  await dataSource.query(LOAD, [JSON.stringify(await readBank(folder))]);
}
