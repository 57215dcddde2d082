import { readBank, type BankQuestion } from '@portal/backend/questions/load-bank.js';
import { writeCsv } from '@portal/backend/questions/questions-csv.js';
import { seededRandom } from '@portal/domain/testing/seeded-random.js';

/** A file to import, and what is special about it. */
export type BenchFile = { readonly what: string; readonly csv: string };

const bank = (await readBank()).filter(({ family }) => !family);
const words = bank.flatMap(({ question }) => question.split(/\s+/));
const random = seededRandom();

const WORDS = 30;
/** As long as the longest questions of the bank are, said in the words of the bank. */
const sentence = (): string =>
  Array.from({ length: WORDS }, () => words[random.int(words.length)]).join(' ');

type Make = (model: BankQuestion, at: number) => BankQuestion;

function fileOf(what: string, rows: number, make: Make): BenchFile {
  const questions = Array.from({ length: rows }, (_, at) => {
    const model = bank[at % bank.length];
    if (!model) throw new Error('The bank is empty');
    return { ...make(model, at), id: `bench-${at}`, version: 1, live: true };
  });
  return { what, csv: writeCsv(questions) };
}

const sum: Make = (model, at) => ({
  ...model,
  domain: 'hr',
  question: `A clerk adds ${at} rupees to ${at % 97} rupees in the cash book. How many are there now?`,
  options: { a: `${at}`, b: `${at + 1}`, c: `${at + 2}`, d: `${at + 3}` },
});

/** Files of new questions, from what is usual to what is hardest. */
export const filesOf = (rows: number): readonly BenchFile[] => [
  fileOf('over all domains', rows, (model) => ({ ...model, question: sentence() })),
  fileOf('in one domain', rows, (model) => ({ ...model, domain: 'hr', question: sentence() })),
  fileOf('in one domain, all alike', rows, sum),
];
