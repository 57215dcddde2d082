import { isAllowed, type AdminRole } from '@portal/domain/administration/role.js';
import { useEffect, useRef } from 'react';
import { usePermissions } from 'react-admin';
import { Link } from 'react-router';
import { SECTIONS, type Section } from '../console/sections.js';
import styles from './section-nav.module.css';

/** On a narrow screen the strip scrolls: the open section is to be seen. */
function useInView(path: string | undefined) {
  const strip = useRef<HTMLElement>(null);
  useEffect(() => {
    const open = strip.current?.querySelector('[aria-current=page]');
    open?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [path]);
  return strip;
}

/** The ways to all sections that the admin's role may open. */
export function SectionNav({ current }: { readonly current: Section | undefined }) {
  const { permissions: role } = usePermissions<AdminRole | undefined>();
  const strip = useInView(current?.path);
  const open = role ? SECTIONS.filter(({ roles }) => isAllowed(role, roles)) : [];
  return (
    <nav ref={strip} className={styles.strip} aria-label="Admin">
      {open.map((section) => (
        <Link
          key={section.path}
          to={section.path}
          aria-current={section === current ? 'page' : undefined}
        >
          {section.label}
        </Link>
      ))}
    </nav>
  );
}
