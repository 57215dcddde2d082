import { domainLabel } from '@portal/domain/kernel/choices.js';
import { DIFFICULTIES } from '@portal/domain/questions/question.js';
import { Answered } from '../components/answered.js';
import type { AnswerOf } from '../providers/api-types.js';
import styles from './questions.module.css';

type Stock = AnswerOf<'/api/admin/question-bank/stock'>['domains'][number];
type Count = Stock['counts'][number];

const sumOf = (counts: readonly Count[], matches: (count: Count) => boolean): number =>
  counts.filter(matches).reduce((sum, { live }) => sum + live, 0);

/** Names with their numbers, in one line. */
function shares(counts: readonly Count[], names: readonly string[], of: (count: Count) => string) {
  return names.map((name) => `${name} ${sumOf(counts, (one) => of(one) === name)}`).join(', ');
}

function Row({ domain, live, offered, counts }: Stock) {
  const categories = [...new Set(counts.map(({ category }) => category))];
  return (
    <tr>
      <th scope="row">{domainLabel(domain)}</th>
      <td data-number>{live}</td>
      <td>{offered ? 'yes' : <strong>no: too few questions</strong>}</td>
      <td>{shares(counts, DIFFICULTIES, ({ difficulty }) => difficulty)}</td>
      <td className={styles.wide}>{shares(counts, categories, ({ category }) => category)}</td>
    </tr>
  );
}

function Head() {
  return (
    <thead>
      <tr>
        <th scope="col">Domain</th>
        <th scope="col" data-number>
          Live
        </th>
        <th scope="col">Tests offered</th>
        <th scope="col">By difficulty</th>
        <th scope="col">By category</th>
      </tr>
    </thead>
  );
}

export const StockTable = () => (
  <Answered path="/api/admin/question-bank/stock">{(stock) => <Table {...stock} />}</Answered>
);

function Table({ least, domains }: AnswerOf<'/api/admin/question-bank/stock'>) {
  return (
    <div className={styles.scroll} tabIndex={0} role="region" aria-label="Questions by domain">
      <table className={styles.table}>
        <caption>
          A domain with fewer than {least} live questions, three tests’ worth, is not offered.
        </caption>
        <Head />
        <tbody>
          {domains.map((stock) => (
            <Row key={stock.domain} {...stock} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
