import { isAllowed, type AdminRole } from '@portal/domain/staff/role.js';
import { useEffect, useRef } from 'react';
import { usePermissions } from 'react-admin';
import { Link } from 'react-router';
import type { Section } from '../components/console-part.js';
import { GROUPS } from './sections.js';
import styles from './section-nav.module.css';

/** On a narrow screen the menu scrolls; this scrolls the open section into view. */
function useInView(path: string | undefined) {
  const strip = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current: element } = strip;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      const open = element.querySelector('[aria-current]');
      if (!open) return;
      const { left, width } = open.getBoundingClientRect();
      const middle = left + width / 2 - element.getBoundingClientRect().left;
      element.scrollLeft += middle - element.clientWidth / 2;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [path]);
  return strip;
}

type Way = {
  readonly section: Section;
  /** Whether the link leads to the open section, or to the group of the open section. */
  readonly current: 'page' | 'true' | undefined;
};

type StripProps = {
  readonly label: string;
  readonly ways: readonly Way[];
  readonly isSmall?: true;
};

function Strip({ label, ways, isSmall }: StripProps) {
  const strip = useInView(ways.find(({ current }) => current)?.section.path);
  const kind = isSmall ? styles.small : styles.large;
  return (
    <nav ref={strip} className={`${styles.strip ?? ''} ${kind ?? ''}`} aria-label={label}>
      {ways.map(({ section, current }) => (
        <Link key={section.path} to={section.path} aria-current={current}>
          {section.label}
        </Link>
      ))}
    </nav>
  );
}

const isNow = (section: Section, current: Section | undefined): Way['current'] =>
  section.path === current?.path ? 'page' : undefined;

/** The groups that are open to the admin's role, and the one that the open section belongs to. */
function useGroups(current: Section | undefined) {
  const { permissions: role } = usePermissions<AdminRole | undefined>();
  const groups = GROUPS.map((group) =>
    group.filter(({ roles }) => role && isAllowed(role, roles)),
  ).filter(([first]) => first);
  const own = groups.find((group) => group.some(({ path }) => path === current?.path)) ?? [];
  return { groups, own };
}

type NavProps = { readonly current: Section | undefined };

/** One link to each group, named as its first section that the role may open. */
export function GroupNav({ current }: NavProps) {
  const { groups, own } = useGroups(current);
  const ways = groups.flatMap((group) =>
    group.slice(0, 1).map((section) => ({
      section,
      current: isNow(section, current) ?? (group === own ? 'true' : undefined),
    })),
  );
  return <Strip label="Admin" ways={ways} />;
}

/** The sections of the current group. */
export function OwnGroupNav({ current }: NavProps) {
  const { own } = useGroups(current);
  if (own.length < 2) return null;
  return (
    <Strip
      label={`${own[0]?.label ?? ''} and what belongs to it`}
      ways={own.map((section) => ({ section, current: isNow(section, current) }))}
      isSmall
    />
  );
}
