import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { Section } from '../components/console-part.js';
import { GROUPS, useReadable } from './sections.js';
import styles from './section-nav.module.css';

/** On a narrow screen the menu is a strip that scrolls; this scrolls the open section into view. */
function useInView(path: string | undefined) {
  const strip = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current: element } = strip;
    const open = element?.querySelector('[aria-current]');
    if (!element || !open) return;
    const { left, width } = open.getBoundingClientRect();
    const middle = left + width / 2 - element.getBoundingClientRect().left;
    element.scrollLeft += middle - element.clientWidth / 2;
  }, [path]);
  return strip;
}

/** All sections that the admin may open, in their groups. Their code is fetched as soon as a link is pointed at. */
export function SectionNav({ current }: { readonly current: Section | undefined }) {
  const readable = useReadable();
  const strip = useInView(current?.path);
  return (
    <nav ref={strip} className={styles.nav} aria-label="Admin">
      {GROUPS.map((group) => (
        <div key={group[0]?.path} className={styles.group}>
          {group
            .filter(({ reads }) => readable[reads])
            .map(({ path, label, load }) => (
              <Link
                key={path}
                to={path}
                aria-current={path === current?.path ? 'page' : undefined}
                onPointerEnter={() => void load?.()}
                onFocus={() => void load?.()}
              >
                {label}
              </Link>
            ))}
        </div>
      ))}
    </nav>
  );
}
