import type { LegalPage, LegalSection } from '../../content/legal/legal-page.js';
import { COMPANY } from '@portal/domain/kernel/company.js';
import { PageHead } from '../../components/page-head.js';
import { AppLink } from '../../lib/navigation.js';
import styles from './legal-text.module.css';

const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

export const legalView = (page: LegalPage) => () => (
  <div className="page-shell">
    <PageHead isIndexed title={page.title} description={page.description} />
    <article className="grid gap-5">
      <h1>{page.title}</h1>
      <p className="soft small">{`This page was last updated ${page.lastUpdated}.`}</p>
      <p className="soft small">{`This text is in force since ${page.inForceSince}.`}</p>
      <p className="lead">{page.intro}</p>
      <div className={styles.columns}>
        <Contents sections={page.sections} />
        <div className={styles.sections}>
          {page.sections.map((section) => (
            <Section key={section.heading} section={section} />
          ))}
          <ContactDetails />
        </div>
      </div>
      {page.next && (
        <p>
          <AppLink to={page.next.to}>{page.next.label}</AppLink>. {page.next.note}
        </p>
      )}
    </article>
  </div>
);

function Contents({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <nav className={styles.contents} aria-label="On this page">
      <ol className="contents-list">
        {sections.map(({ heading }) => (
          <li key={heading}>
            <a href={`#${anchorOf(heading)}`}>{heading}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Section({ section: { heading, paragraphs, list } }: { section: LegalSection }) {
  return (
    <section className="grid gap-4" id={anchorOf(heading)}>
      <h2>{heading}</h2>
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {list && (
        <ul>
          {list.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

function ContactDetails() {
  return (
    <section id="contact-details" className={styles.contact}>
      <h2>Contact details</h2>
      <address>
        <span>{COMPANY.name}</span>
        <span>{COMPANY.address.join(', ')}</span>
        {Object.values(COMPANY.emails).map((email) => (
          <a key={email} href={`mailto:${email}`}>
            {email}
          </a>
        ))}
        {COMPANY.phones.map((phone) => (
          <a key={phone} href={`tel:${phone.replaceAll(' ', '')}`}>
            {phone}
          </a>
        ))}
      </address>
    </section>
  );
}
