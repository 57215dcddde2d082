import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './applications.module.css';

const VIEWS = [
  ['/admin/internships', 'Table'],
  ['/admin/applications/board', 'Board'],
] as const;

type ViewLinksProps = { readonly here: 'Table' | 'Board'; readonly children?: ReactNode };

export const ViewLinks = ({ here, children }: ViewLinksProps) => (
  <div className={styles.views}>
    <nav className={styles.views} aria-label="View">
      {VIEWS.map(([path, label]) => (
        <Link key={path} to={path} aria-current={label === here ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </nav>
    {children}
  </div>
);
