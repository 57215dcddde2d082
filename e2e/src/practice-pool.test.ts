import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { TEST_DOMAIN_VALUES } from '@portal/domain/kernel/choices.js';
import { OPTION_KEYS, type QuestionContent } from '@portal/domain/questions/question.js';
import { SimilarityIndex } from '@portal/domain/questions/similarity.js';

type PracticeQuestion = Pick<QuestionContent, 'id' | 'question' | 'options' | 'correctOption'> & {
  readonly why: string;
};

type Bank = { readonly questions: readonly QuestionContent[] };

const POOLS = join(import.meta.dirname, '../../public-web/src/content/practice');
const BANK = join(import.meta.dirname, '../../backend/question-bank');

const poolOf = async (domain: string): Promise<readonly PracticeQuestion[]> => {
  const file = `${domain.replace(/[^a-z]+/g, '-')}.ts`;
  const { QUESTIONS } = (await import(join(POOLS, file))) as { QUESTIONS: PracticeQuestion[] };
  return QUESTIONS;
};

const all = (await Promise.all(TEST_DOMAIN_VALUES.map(poolOf))).flat();

const contentOf = ({ why, ...question }: PracticeQuestion) =>
  ({ ...question, explanation: why }) as unknown as QuestionContent;

const bank = readdirSync(BANK)
  .filter((name) => name.endsWith('.json') && name !== 'edition.json')
  .flatMap((name) => (JSON.parse(readFileSync(join(BANK, name), 'utf8')) as Bank).questions);

describe('The pool of the rehearsal', () => {
  test('has three questions for each domain, and none that is nobody’s', async () => {
    for (const domain of TEST_DOMAIN_VALUES) expect(await poolOf(domain)).toHaveLength(3);
    expect(readdirSync(POOLS)).toHaveLength(TEST_DOMAIN_VALUES.length);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  });

  test('shares no question with the bank of the test, nor one much like it', () => {
    const index = new SimilarityIndex();
    for (const question of bank) index.add(question);
    expect(bank.length).toBeGreaterThan(500);
    expect(index.like(bank[0]!)).toEqual([]);
    expect(index.like({ ...bank[0]!, id: 'a copy' })).toEqual([bank[0]!.id]);
    const overlaps = all.flatMap((one) => index.like(contentOf(one)).map((of) => [one.id, of]));
    expect(overlaps).toEqual([]);
  });

  test('has four different options each, and a why', () => {
    for (const { options, why } of all) {
      expect(new Set(OPTION_KEYS.map((key) => options[key])).size).toBe(OPTION_KEYS.length);
      expect(why.length).toBeGreaterThan(40);
    }
  });

  test('has its right options at no favourite place', () => {
    for (const key of OPTION_KEYS) {
      const share = all.filter(({ correctOption }) => correctOption === key).length / all.length;
      expect(share).toBeGreaterThan(0.12);
      expect(share).toBeLessThan(0.45);
    }
  });
});
