import type { Article } from '../../../content/article.js';
import { Calculator } from './calculator.js';
import { Checklist } from './checklist.js';
import { PROOF_OF_WORK } from '../../../content/articles/proof-of-work.js';

type Name = NonNullable<Article['tool']>['name'];

export function ArticleTool({ name }: { name: Name }) {
  if (name === 'proof-of-work') return <Checklist list={PROOF_OF_WORK} />;
  return <Calculator name={name} />;
}
