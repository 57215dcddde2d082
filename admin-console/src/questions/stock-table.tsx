import { domainLabel } from '@portal/domain/kernel/choices.js';
import { DIFFICULTIES } from '@portal/domain/questions/question.js';
import { Answered } from '../components/answered.js';
import { PlainTable } from '../components/plain-table.js';
import type { AnswerOf } from '../providers/api-types.js';

type Stock = AnswerOf<'/api/admin/question-bank/stock'>['domains'][number];
type Count = Stock['counts'][number];

const sumOf = (counts: readonly Count[], matches: (count: Count) => boolean): number =>
  counts.filter(matches).reduce((sum, { live }) => sum + live, 0);

/** Names with their numbers, in one line. */
function shares(counts: readonly Count[], names: readonly string[], of: (count: Count) => string) {
  return names.map((name) => `${name} ${sumOf(counts, (one) => of(one) === name)}`).join(', ');
}

function rowOf({ domain, live, offered, counts }: Stock) {
  const categories = [...new Set(counts.map(({ category }) => category))];
  const cells = [
    domainLabel(domain),
    live,
    offered ? 'yes' : <strong key="offered">no: too few questions</strong>,
    shares(counts, DIFFICULTIES, ({ difficulty }) => difficulty),
    shares(counts, categories, ({ category }) => category),
  ];
  return { key: domain, cells };
}

export const StockTable = () => (
  <Answered path="/api/admin/question-bank/stock">
    {({ least, domains }) => (
      <PlainTable
        title="What there is to draw from"
        level={2}
        note={`A domain with fewer than ${least} live questions, three tests’ worth, is not offered.`}
        columns={['Domain', 'Live', 'Tests offered', 'By difficulty', 'By category']}
        rows={domains.map(rowOf)}
      />
    )}
  </Answered>
);
