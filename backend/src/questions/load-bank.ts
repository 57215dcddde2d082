import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { TEST_DOMAIN_VALUES } from '@portal/domain/accounts/index.js';
import {
  DIFFICULTIES,
  type Facts,
  type Family,
  familyQuestion,
  faultsOf,
  isFamily,
  OPTION_KEYS,
  type QuestionContent,
  someFacts,
} from '@portal/domain/questions/index.js';
import type { DataSource, EntityManager } from 'typeorm';
import { z } from 'zod';
import { offeredDomains } from './offered-domains.query.js';
import { LOCK_BANK } from './questions.typeorm.js';
import { BACKEND_FOLDER } from '../platform/backend-folder.js';

const log = new Logger('QuestionBank');

const BANK_FOLDER = join(BACKEND_FOLDER, 'question-bank');

const text = z.string().trim().min(1);

/** Names of facts that the text states, and of facts that somebody must know to answer. */
const facts = { states: z.array(text).default([]), asks: z.array(text).default([]) };

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
      ...facts,
    }),
  ),
});

const familyFile = z.strictObject({
  domain: z.enum(TEST_DOMAIN_VALUES),
  families: z.array(
    z.strictObject({
      id: text,
      category: text,
      difficulty: z.enum(DIFFICULTIES),
      ...facts,
      family: z.custom<Family>(isFamily, 'It has not the form of a family'),
    }),
  ),
});

export type BankQuestion = QuestionContent;

const isBankFile = (name: string): boolean => name.endsWith('.json') && name !== EDITION_FILE;

/** @throws Error that names the file or the question and what is wrong */
export async function readBank(folder = BANK_FOLDER): Promise<readonly BankQuestion[]> {
  const names = (await readdir(folder)).filter(isBankFile).sort();
  const files = await Promise.all(names.map((name) => readBankFile(join(folder, name))));
  const questions = [...files.flat(), ...(await readFamilies(join(folder, 'families')))];
  const ids = new Set(questions.map((question) => question.id));
  if (ids.size !== questions.length) throw new Error('Two questions of the bank share an id');
  return questions;
}

const withFacts = <Entry extends Facts>({ states, asks, ...entry }: Entry) => ({
  ...entry,
  ...someFacts({ states, asks }),
});

async function readAs<Shape>(path: string, shape: z.ZodType<Shape>): Promise<Shape> {
  const parsed = shape.safeParse(JSON.parse(await readFile(path, 'utf8')));
  if (!parsed.success) throw new Error(`${path}: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

function rejectFaults(path: string, question: BankQuestion): BankQuestion {
  const faults = faultsOf(question);
  if (faults.length > 0) throw new Error(`${path}, ${question.id}: ${faults.join('; ')}`);
  return question;
}

async function readBankFile(path: string): Promise<BankQuestion[]> {
  const { domain, questions } = await readAs(path, bankFile);
  return questions.map((question) => rejectFaults(path, { ...withFacts(question), domain }));
}

async function readFamilies(folder: string): Promise<BankQuestion[]> {
  const entries = await readdir(folder).catch(() => []);
  const paths = entries.filter((name) => name.endsWith('.json')).map((name) => join(folder, name));
  const files = await Promise.all(paths.sort().map(readFamilyFile));
  return files.flat();
}

/** Only the sample is checked here: drawing variants would slow the start, and `npm test` does it. */
async function readFamilyFile(path: string): Promise<BankQuestion[]> {
  const { domain, families } = await readAs(path, familyFile);
  return families.map((entry) => {
    try {
      const { family, ...sample } = familyQuestion({ ...withFacts(entry), domain });
      return { ...rejectFaults(path, sample), ...(family ? { family } : {}) };
    } catch (error) {
      throw new Error(`${path}, ${entry.id}`, { cause: error });
    }
  });
}

const CONTENT = `(domain, question, options, correct_option, category, difficulty, explanation)`;
const WITH_FAMILY = CONTENT.replace(')', ', family, facts)');
const contentOf = (table: string): string =>
  WITH_FAMILY.replace(/\w+/g, (column) => `${table}.${column}`);

const SAME = `${contentOf('questions')} IS NOT DISTINCT FROM ${contentOf('excluded')}`;

/** A question that an admin has edited stays, even if its entry changed or is gone. A retired one that is in the files
 * again becomes live. */
const LOAD = `
  WITH bank AS (
    SELECT *, encode(sha256(convert_to(
      ${CONTENT}::text || coalesce(family::text, '') || coalesce(facts::text, ''), 'UTF8')), 'hex') AS hash
    FROM jsonb_to_recordset($1) AS entry (id text, domain text, question text, options jsonb,
      correct_option text, category text, difficulty text, explanation text, family jsonb, facts jsonb)
  ), retired AS (
    UPDATE questions SET live = false, vanished = true
    WHERE live AND bank_hash IS NOT NULL AND NOT edited AND id NOT IN (SELECT id FROM bank)
  )
  INSERT INTO questions (id, version, domain, question, options, correct_option, category,
    difficulty, explanation, family, facts, live, bank_hash)
  SELECT id, 1, domain, question, options, correct_option, category, difficulty, explanation,
    family, facts, true, hash
  FROM bank
  ON CONFLICT (id) DO UPDATE SET
    version = questions.version + CASE WHEN ${SAME} THEN 0 ELSE 1 END,
    domain = excluded.domain, question = excluded.question, options = excluded.options,
    correct_option = excluded.correct_option, category = excluded.category,
    difficulty = excluded.difficulty, explanation = excluded.explanation,
    family = excluded.family, facts = excluded.facts, live = questions.live OR questions.vanished,
    bank_hash = excluded.bank_hash, edited = false, vanished = false
  WHERE (NOT questions.edited OR ${SAME})
    AND (questions.bank_hash, questions.edited, questions.vanished)
      IS DISTINCT FROM (excluded.bank_hash, false, false)`;

/** What was loaded last: the files, and the rows after that. Any write to the rows changes it. */
const ROWS = `
  (SELECT md5(coalesce(string_agg(id || ' ' || xmin::text, ' ' ORDER BY id), ''))
    FROM questions WHERE bank_hash IS NOT NULL)`;
const LOADED = `
  SELECT edition > $1 AS "isNewer", files = $2 AND rows = ${ROWS} AS "isSame" FROM loaded_bank`;
const KEEP_LOADED = `
  INSERT INTO loaded_bank (edition, files, rows) VALUES ($1, $2, ${ROWS})
  ON CONFLICT (is_only) DO UPDATE SET
    edition = excluded.edition, files = excluded.files, rows = excluded.rows`;

const EDITION_FILE = 'edition.json';
const editionFile = z.strictObject({ edition: z.int().positive(), files: text });

/** The number of a bank, and the digest of the files that have it. A bank that changes gets the next number. */
export const readEdition = (folder = BANK_FOLDER) =>
  readAs(join(folder, EDITION_FILE), editionFile);

export async function digestOf(folder = BANK_FOLDER): Promise<string> {
  const digest = createHash('sha256');
  const entries = await readdir(folder, { recursive: true });
  for (const name of entries.filter(isBankFile).sort()) {
    digest.update(`\n${name}\n`).update(await readFile(join(folder, name)));
  }
  return digest.digest('hex');
}

/** Not if it is loaded, nor if a newer release has loaded its own: an old process may start again beside it. */
async function mustLoad(manager: EntityManager, [edition, digest]: readonly [number, string]) {
  const [loaded] = await manager.query<{ isNewer: boolean; isSame: boolean }[]>(LOADED, [
    edition,
    digest,
  ]);
  if (loaded?.isNewer) log.warn({ msg: 'a newer question bank is loaded, which stays', edition });
  return !loaded?.isNewer && !loaded?.isSame;
}

function tellClosed(domains: readonly string[]): void {
  if (domains.length === 0) return;
  log.warn({ msg: 'no test is offered any more: the bank’s files leave too few', domains });
}

/** Files that are the same as at the last start are neither parsed nor checked again. */
export async function loadBank(dataSource: DataSource, folder = BANK_FOLDER): Promise<void> {
  const { edition } = await readEdition(folder);
  const digest = createHash('sha256')
    .update(LOAD)
    .update(await digestOf(folder))
    .digest('hex');
  if (!(await mustLoad(dataSource.manager, [edition, digest]))) return;
  const bank = (await readBank(folder)).map(({ correctOption, ...question }) => ({
    ...question,
    correct_option: correctOption,
  }));
  const closed = await dataSource.transaction(async (manager) => {
    await manager.query(LOCK_BANK);
    if (!(await mustLoad(manager, [edition, digest]))) return [];
    const before = await offeredDomains(manager);
    await manager.query(LOAD, [JSON.stringify(bank)]);
    await manager.query(KEEP_LOADED, [edition, digest]);
    const after = await offeredDomains(manager);
    return before.filter((domain) => !after.includes(domain));
  });
  tellClosed(closed);
}
