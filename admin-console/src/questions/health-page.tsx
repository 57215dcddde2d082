import { TEST_DOMAINS } from '@portal/domain/kernel/choices.js';
import { useState } from 'react';
import { OwnTitle } from '../components/own-title.js';
import { BankLinks } from './bank-links.js';
import { HealthTable } from './health-table.js';
import { Answered } from '../components/answered.js';
import { StockTable } from './stock-table.js';
import styles from './questions.module.css';

function DomainHealth({ domain }: { readonly domain: string }) {
  const path = `/api/admin/question-bank/health?domain=${encodeURIComponent(domain)}` as const;
  return (
    <Answered path={path}>{({ questions }) => <HealthTable questions={questions} />}</Answered>
  );
}

/** The state of the question bank: how many questions there are to draw, and how each one performs. */
export default function HealthPage() {
  const [domain, setDomain] = useState<string>(TEST_DOMAINS[0].value);
  return (
    <>
      <OwnTitle of="Health of the questions" />
      <BankLinks />
      <section className={styles.section} aria-label="Stock">
        <h2>What there is to draw from</h2>
        <StockTable />
      </section>
      <section className={styles.section} aria-label="Figures">
        <h2>How the questions did</h2>
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
        </div>
        <DomainHealth domain={domain} />
      </section>
    </>
  );
}
