import { TEST_DOMAINS } from '@portal/domain/kernel/choices.js';
import { QUIET_AFTER_SECONDS } from '@portal/domain/exam/live.js';
import { ActOnAll } from './act-on-all.js';
import { sumOf } from './live-texts.js';
import { Fact, OpenTestRow } from './open-test-row.js';
import { useClock, useOpenTests, type OpenInDomain, type OpenTest } from './use-open-tests.js';
import { useChoice } from '../../components/use-choice.js';
import { Failed } from '../../components/failed.js';
import { asCount } from '../../components/format.js';
import { Loading } from '../../components/loading.js';
import styles from './live.module.css';

type DomainChoiceProps = {
  readonly domains: readonly OpenInDomain[];
  readonly domain: string;
  readonly onChoose: (domain: string) => void;
};

/** The domain whose tests are shown and changed. */
const DomainChoice = ({ domains, domain, onChoose }: DomainChoiceProps) => (
  <div className={styles.choice}>
    <label htmlFor="live-domain">Domain</label>
    <select
      id="live-domain"
      value={domain}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    >
      <option value="">All domains ({asCount(sumOf(domains, '').open)})</option>
      {TEST_DOMAINS.map(({ value, label }) => (
        <option key={value} value={value}>
          {label} ({asCount(sumOf(domains, value).open)})
        </option>
      ))}
    </select>
  </div>
);

type FiguresProps = { readonly open: number; readonly quiet: number };

const Figures = ({ open, quiet }: FiguresProps) => (
  <dl className={styles.figures}>
    <Fact name="Open">{asCount(open)}</Fact>
    <div className={quiet > 0 ? styles.some : undefined}>
      <dt>Quiet</dt>
      <dd>{asCount(quiet)}</dd>
    </div>
  </dl>
);

type RowsProps = {
  readonly tests: readonly OpenTest[];
  readonly open: number;
  readonly ahead: number;
};

function Rows({ tests, open, ahead }: RowsProps) {
  const now = useClock() + ahead;
  if (tests.length === 0) return <p className="empty">Nobody sits a test now.</p>;
  return (
    <>
      <ol className={styles.rows} aria-label="Open tests, by time left">
        {tests.map((test) => (
          <OpenTestRow key={test.id} test={test} now={now} />
        ))}
      </ol>
      <p className={styles.note}>
        {open > tests.length &&
          `These are the ${asCount(tests.length)} that end first, of ${asCount(open)}. `}
        Quiet is a test of whose pages nothing was heard for {QUIET_AFTER_SECONDS} seconds: they are
        closed, asleep, or have no connection. The list is read again every few seconds.
      </p>
    </>
  );
}

export default function LivePage() {
  const [domain, setDomain] = useChoice('domain', '');
  const { data, error, refetch, ahead } = useOpenTests(domain);
  const retry = () => void refetch();
  const failed = error && (
    <Failed message={error.message || 'Failed to fetch the open tests.'} onRetry={retry} />
  );
  if (!data) return failed ?? <Loading />;
  const sum = sumOf(data.domains, domain);
  const { open, quiet, extendedAt } = sum;
  const reach = { domain, open, extendedAt };
  // Until the chosen domain has loaded, the list still holds tests of other domains.
  const tests = data.attempts.filter((test) => !domain || test.domain === domain);
  return (
    <div className="grid can-shrink gap-5">
      <div className={styles.bar}>
        <Figures open={open} quiet={quiet} />
        <DomainChoice domains={data.domains} domain={domain} onChoose={setDomain} />
        <div className={styles.all}>
          <ActOnAll {...reach} />
        </div>
      </div>
      {failed}
      <Rows tests={tests} open={open} ahead={ahead} />
    </div>
  );
}
