import { useEffect, useState, type ComponentType } from 'react';
import { COMPANY } from '@portal/domain/kernel/company.js';
import { leadsSomewhere } from '../content/shown.js';
import { LEGAL_LINKS, QUICK_LINKS, type Links } from '../content/footer-links.js';
import { Brand } from '../components/brand.js';
import { AppLink } from '../lib/navigation.js';
import { Newsletter } from './newsletter.js';
import { LateTestBar } from '../features/exam/journey/late-test-bar.js';
import { useLocation } from 'wouter';
import { firstTouch } from '../lib/first-touch.js';

const PORTAL =
  /^\/(signin|signup|2fa|reset-password|profile|internship-application|test-terms|payment|test|result|admin[^/]*)(\/|$)/;

async function loadChat(): Promise<ComponentType> {
  await firstTouch();
  const { ChatWidget } = await import('../features/chat/chat-widget.js');
  return ChatWidget;
}

/** The support chat, on public pages only, since it would disturb in a form or a test. */
function PublicChat() {
  const [path] = useLocation();
  const [Chat, setChat] = useState<ComponentType | null>(null);
  const isPublic = !PORTAL.test(path);

  useEffect(() => {
    if (!isPublic) return;
    // If it can't be loaded, the page still has its contact details.
    loadChat().then(
      (loaded) => setChat(() => loaded),
      () => undefined,
    );
  }, [isPublic]);

  return isPublic && Chat ? <Chat /> : null;
}

export function Footer() {
  // Loaded before the network may fail: see `page-failure.ts`.
  useEffect(() => void import('../components/page-not-loaded.js').catch(() => undefined), []);
  return (
    <>
      <LateTestBar />
      <footer className="footer on-slab" id="footer">
        <div className="footer-marks center-x" aria-hidden="true" />
        <div className="footer-row page-width center-x footer-main grid gap-6">
          <div className="footer-about grid one-column gap-6 content-start justify-items-start">
            <Brand />
            <Newsletter />
          </div>
          <Group title="Quick links" links={QUICK_LINKS} />
          <div className="footer-group">
            <h2>Contact</h2>
            <ContactDetails />
          </div>
          {COMPANY.social.length > 0 && <Social />}
        </div>
        <Legal />
      </footer>
      <PublicChat />
    </>
  );
}

function Group({ title, links }: { title: string; links: Links }) {
  return (
    <nav className="footer-group" aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links
          .filter(([to]) => leadsSomewhere(to))
          .map(([to, label]) => (
            <li key={to}>
              <AppLink to={to}>{label}</AppLink>
            </li>
          ))}
      </ul>
    </nav>
  );
}

function Social() {
  return (
    <div className="footer-group">
      <h2>Follow us</h2>
      <ul>
        {COMPANY.social.map(({ label, to }) => (
          <li key={label}>
            <a href={to} target="_blank" rel="noopener noreferrer">
              {label}
              <span className="visually-hidden"> (opens in a new tab)</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function ContactDetails() {
  return (
    <ul>
      {Object.values(COMPANY.emails).map((email) => (
        <li key={email}>
          <a href={`mailto:${email}`}>{email}</a>
        </li>
      ))}
      {COMPANY.phones.map((phone) => (
        <li key={phone}>
          <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
        </li>
      ))}
      <li className="footer-text">
        <address>{COMPANY.address.join(', ')}</address>
      </li>
    </ul>
  );
}

function Legal() {
  const { name, developer } = COMPANY;
  return (
    <div className="footer-row page-width center-x footer-legal flex wrap items-baseline">
      <ul aria-label="Legal">
        {LEGAL_LINKS.map(([to, label]) => (
          <li key={to}>
            <AppLink to={to}>{label}</AppLink>
          </li>
        ))}
      </ul>
      {developer && (
        <p>
          Made by {developer.name}: <a href={`mailto:${developer.email}`}>{developer.email}</a>
        </p>
      )}
      <p>© {name}</p>
    </div>
  );
}
