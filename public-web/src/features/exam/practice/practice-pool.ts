import { domainSlug, type TestDomain } from '@portal/domain/kernel/choices.js';
import type { PracticeQuestion } from '../../../content/practice-question.js';

type Pool = { readonly QUESTIONS: readonly PracticeQuestion[] };

const pools = import.meta.glob<Pool>('../../../content/practice/*.ts');

export async function practiceQuestions(domain: TestDomain): Promise<readonly PracticeQuestion[]> {
  const load = pools[`../../../content/practice/${domainSlug(domain)}.ts`];
  if (!load) throw new Error(`There are no practice questions for ${domain}`);
  return (await load()).QUESTIONS;
}
