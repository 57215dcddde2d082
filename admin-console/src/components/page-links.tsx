import { NavLink } from 'react-router';
import styles from './page-links.module.css';

type PageLinksProps = {
  readonly label: string;
  /** The words of each page, by its path. */
  readonly pages: Readonly<Record<string, string>>;
};

/** The pages of one section, below its heading. */
export const PageLinks = ({ label, pages }: PageLinksProps) => (
  <nav className={styles.links} aria-label={label}>
    {Object.entries(pages).map(([path, words]) => (
      <NavLink key={path} to={path} end>
        {words}
      </NavLink>
    ))}
  </nav>
);
