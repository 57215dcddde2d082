import { COMPANY } from '@portal/domain/kernel/company.js';
import { PROMISES } from '../../content/promises.js';
import './contact-details.css';

export function ContactDetails() {
  return (
    <aside className="on-slab contact-details" aria-label="Contact details">
      <dl>
        <div>
          <dt>Address</dt>
          {COMPANY.address.map((line) => (
            <dd key={line}>{line}</dd>
          ))}
        </div>
        <div>
          <dt>Email</dt>
          {Object.values(COMPANY.emails).map((email) => (
            <dd key={email}>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
          ))}
        </div>
        <div>
          <dt>Phone</dt>
          {COMPANY.phones.map((phone) => (
            <dd key={phone}>
              <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
            </dd>
          ))}
        </div>
        <div>
          <dt>Business hours</dt>
          {COMPANY.hours.map((line) => (
            <dd key={line}>{line}</dd>
          ))}
        </div>
      </dl>
      {PROMISES.length > 0 && <Promises />}
    </aside>
  );
}

function Promises() {
  return (
    <ul className="contact-promises grid gap-4 pad-top-5 small no-marks">
      {PROMISES.map(({ figure, label, note }) => (
        <li key={label}>
          <strong>{figure}</strong> {label} <small>{note}</small>
        </li>
      ))}
    </ul>
  );
}
