import { domainLabel } from '@portal/domain/accounts/choices.js';
import { Bar } from './bar.js';
import { asNumber, asShare, type DomainFigures } from './figures.js';
import charts from './charts.module.css';
import styles from './dashboard.module.css';

type DomainsProps = { readonly domains: readonly DomainFigures[] };

const ONE_DIGIT = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 });

function Row({ domain, tests, passed, mean }: DomainFigures) {
  return (
    <tr>
      <th scope="row">{domainLabel(domain)}</th>
      <td>{asNumber(tests)}</td>
      <td>
        {asShare(passed, tests)}
        <Bar share={passed / tests} />
      </td>
      <td>
        {ONE_DIGIT.format(mean)}%
        <Bar share={mean / 100} />
      </td>
    </tr>
  );
}

/** How the tests of each domain went. */
export function DomainTable({ domains }: DomainsProps) {
  return (
    <section className={styles.part} aria-labelledby="by-domain">
      <h2 id="by-domain">By domain</h2>
      {domains.length === 0 ? (
        <p className="empty">No tests in these days.</p>
      ) : (
        <table className={charts.table}>
          <caption className="visually-hidden">Tests, pass rate and mean score by domain</caption>
          <thead>
            <tr>
              <th scope="col">Domain</th>
              <th scope="col">Tests</th>
              <th scope="col">Pass rate</th>
              <th scope="col">Mean score</th>
            </tr>
          </thead>
          <tbody>
            {domains.map((figures) => (
              <Row key={figures.domain} {...figures} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
