import { NavLink } from 'react-router';
import styles from './questions.module.css';

const PAGES = [
  { to: '/admin/questions', label: 'All questions' },
  { to: '/admin/questions/create', label: 'New question' },
  { to: '/admin/questions/import', label: 'Import and export' },
  { to: '/admin/questions/health', label: 'Health' },
  { to: '/admin/questions/reports', label: 'Reports' },
];

export function BankLinks() {
  return (
    <nav className={styles.links} aria-label="Question bank">
      {PAGES.map(({ to, label }) => (
        <NavLink key={to} to={to} end>
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
