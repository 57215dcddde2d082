import { TEST_DOMAINS } from '@portal/domain/kernel/choices.js';
import { useChoice } from '../components/use-choice.js';
import { OwnTitle } from '../components/own-title.js';
import { BankLinks } from './bank-links.js';
import { HealthTable } from './health-table.js';
import { Answered } from '../components/answered.js';
import { SkillsTable } from './skills-table.js';
import { StockTable } from './stock-table.js';
import styles from './questions.module.css';

/** The state of the question bank: how many questions there are to draw, and how each one performs. */
export default function HealthPage() {
  const [show, setShow] = useChoice('show', 'flagged');
  const [domain, setDomain] = useChoice('domain', TEST_DOMAINS[0].value);
  const path = `/api/admin/question-bank/health?domain=${encodeURIComponent(domain)}` as const;
  return (
    <>
      <OwnTitle of="Health of the questions" />
      <BankLinks />
      <StockTable />
      <div className={styles.bar}>
        <label htmlFor="health-domain">Domain</label>
        <select
          id="health-domain"
          value={domain}
          onChange={({ currentTarget }) => setDomain(currentTarget.value)}
        >
          {TEST_DOMAINS.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <label>
          <input
            type="checkbox"
            checked={show === 'flagged'}
            onChange={({ currentTarget }) => setShow(currentTarget.checked ? 'flagged' : 'all')}
          />{' '}
          Flagged only
        </label>
      </div>
      <Answered path={path}>
        {({ questions }) => (
          <>
            <HealthTable
              title="How the questions did"
              empty="None is flagged."
              questions={questions.filter(({ flags }) => show === 'all' || flags.length > 0)}
            />
            <SkillsTable questions={questions} />
          </>
        )}
      </Answered>
    </>
  );
}
