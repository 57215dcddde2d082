import { parseArgs } from 'node:util';
import { readBank } from '@portal/backend/questions/load-bank.js';
import { TEST_DOMAIN_VALUES } from '@portal/domain/kernel/choices.js';
import { drawQuestions } from '@portal/domain/questions/draw-questions.js';
import { OPTION_KEYS } from '@portal/domain/questions/question.js';
import { served, type ServedQuestion } from '@portal/domain/questions/served-question.js';
import { seededRandom } from '@portal/domain/testing/seeded-random.js';

/** Writes questions as tests serve them, as Markdown with the keys at the end, for readers who rate and solve them. */
const { values } = parseArgs({
  options: {
    domain: { type: 'string', multiple: true },
    questions: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
  },
});
const QUESTIONS_OF_TEST = 10;
const bank = (await readBank()).map((question) => ({ ...question, version: 1 }));

function servedOf(domain: string): ServedQuestion[] {
  const live = bank.filter((question) => question.domain === domain);
  if (live.length === 0) throw new Error(`A domain is one of ${TEST_DOMAIN_VALUES.join(', ')}`);
  const random = seededRandom(Number(values.seed));
  const tests = Array.from(
    { length: Math.ceil(Number(values.questions) / QUESTIONS_OF_TEST) },
    () => drawQuestions(live, { seen: new Map() }, QUESTIONS_OF_TEST, random),
  );
  const drawn = tests.flat().slice(0, Number(values.questions));
  return drawn.map((question) => served(question, undefined, random));
}

const sheets = (values.domain ?? TEST_DOMAIN_VALUES).map(
  (domain) => [domain, servedOf(domain)] as const,
);
for (const [domain, asked] of sheets) {
  console.log(`\n# ${domain}`);
  for (const [at, { question, options }] of asked.entries()) {
    console.log(`\n${at + 1}. ${question}\n`);
    for (const key of OPTION_KEYS) console.log(`   ${key}) ${options[key]}`);
  }
}
console.log('\n# Keys');
for (const [domain, asked] of sheets) {
  console.log(`\n## ${domain}\n`);
  for (const [at, { id, correctOption, explanation }] of asked.entries()) {
    console.log(`${at + 1}. ${correctOption}, ${id}: ${explanation}`);
  }
}
