import { useState, type KeyboardEvent } from 'react';
import { AppLink } from './navigation.js';

const SECTIONS = [
  ['services', 'Services'],
  ['about', 'About'],
  ['blog', 'Blog'],
  ['achievements', 'Achievements'],
  ['alumni', 'Alumni'],
  ['contact', 'Contact'],
] as const;

/** The links of the bar; on a narrow screen behind a button. */
export function NavMenu({ path, mayApply }: { path: string; mayApply: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const base = path === '/' ? '' : '/';
  const closeByKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') close();
  };
  return (
    <nav className="navbar-nav" aria-label="Main" onKeyDown={closeByKey}>
      <button
        type="button"
        className="navbar-toggle"
        aria-expanded={isOpen}
        aria-controls="main-links"
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'Close' : 'Menu'}
      </button>
      <ul id="main-links" className={isOpen ? 'navbar-links is-open' : 'navbar-links'}>
        <li>
          <AppLink to="/" aria-current={path === '/' ? 'page' : undefined} onClick={close}>
            Home
          </AppLink>
        </li>
        {SECTIONS.map(([anchor, label]) => (
          <li key={anchor}>
            <AppLink to={`${base}#${anchor}`} onClick={close}>
              {label}
            </AppLink>
          </li>
        ))}
        {mayApply && (
          <li className="navbar-apply-narrow">
            <AppLink to="/internship-application">Apply for Internship</AppLink>
          </li>
        )}
      </ul>
    </nav>
  );
}
