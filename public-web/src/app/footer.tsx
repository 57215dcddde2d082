import { COMPANY } from '../content/company.js';
import { Brand } from './brand.js';
import './footer.css';
import { AppLink } from './navigation.js';

const LINKS = [
  ['/internship-application', 'Apply for an internship'],
  ['/signup', 'Student sign up'],
  ['/signin', 'Student sign in'],
  ['/test-terms', 'Terms of the test'],
] as const;

/** The foot of every page. */
export function Footer() {
  return (
    <footer className="footer" id="contact">
      <div className="footer-row">
        <div className="footer-about">
          <Brand />
          <address>
            {COMPANY.address.map((line) => (
              <span key={line}>{line}</span>
            ))}
            <a href={`mailto:${COMPANY.emails.contact}`}>{COMPANY.emails.contact}</a>
          </address>
        </div>
        <ul className="footer-links" aria-label="Quick links">
          {LINKS.map(([to, label]) => (
            <li key={to}>
              <AppLink to={to}>{label}</AppLink>
            </li>
          ))}
        </ul>
        <ul className="footer-links" aria-label="Business hours">
          {COMPANY.hours.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    </footer>
  );
}
