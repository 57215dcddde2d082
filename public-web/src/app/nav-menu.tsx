import { useCallback, useState } from 'react';
import { leadsSomewhere } from '../content/shown.js';
import { AppLink } from '../lib/navigation.js';

/** The sections by name; the anchors are the names in small letters. */
const SECTIONS = ['Services', 'About', 'Blog', 'Achievements', 'Alumni', 'Contact'];

/** The links of the bar; on a narrow screen behind a button, which works without scripts. */
export function NavMenu({ path, mayApply }: { path: string; mayApply: boolean }) {
  const [isOpen, setOpen] = useState<boolean>();
  // It may have been opened before this code was loaded.
  const look = useCallback((links: Element | null) => setOpen(links?.matches(':popover-open')), []);
  const base = path === '/' ? '' : '/';
  return (
    <nav className="navbar-nav" aria-label="Main">
      <button
        type="button"
        className="navbar-toggle touch-height no-ground no-border weight-620 pointer"
        popoverTarget="main-links"
        aria-expanded={isOpen}
      >
        <span className="navbar-open">Menu</span>
        <span className="navbar-close">Close</span>
      </button>
      <ul
        id="main-links"
        ref={look}
        className="navbar-links flex wrap no-padding no-ground no-border no-marks"
        popover="auto"
        onClick={({ currentTarget }) => currentTarget.hidePopover()}
        onToggle={({ currentTarget }) => look(currentTarget)}
      >
        <li>
          <AppLink to="/" aria-current={path === '/' ? 'page' : undefined}>
            Home
          </AppLink>
        </li>
        {SECTIONS.filter((label) => leadsSomewhere(`#${label.toLowerCase()}`)).map((label) => (
          <li key={label}>
            <AppLink to={`${base}#${label.toLowerCase()}`}>{label}</AppLink>
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
