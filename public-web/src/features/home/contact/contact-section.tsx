import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/button.js';
import { Section } from '../../../components/section.js';
import { COMPANY } from '@portal/domain/kernel/company.js';
import { CONTACT } from '../../../content/promises.js';
import styles from './contact-section.module.css';

export function ContactSection() {
  return (
    <Section
      id="contact"
      title={CONTACT.title}
      lead={CONTACT.lead}
      tone="gold"
      aside={<ButtonLink to="/contact">Contact Us</ButtonLink>}
    >
      <div className={styles.details}>
        <Detail title="Write">
          {Object.values(COMPANY.emails).map((email) => (
            <a key={email} href={`mailto:${email}`}>
              {email}
            </a>
          ))}
        </Detail>
        <Detail title="Call">
          {COMPANY.phones.map((phone) => (
            <a key={phone} href={`tel:${phone.replaceAll(' ', '')}`}>
              {phone}
            </a>
          ))}
        </Detail>
        <Lines title="Hours" lines={COMPANY.hours} />
        <Lines title="Visit" lines={COMPANY.address} />
      </div>
    </Section>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <Detail title={title}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </Detail>
  );
}

function Detail({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.detail}>
      <h3>{title}</h3>
      {children}
    </div>
  );
}
