import { useEffect, useRef, type KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { TABS, type Tab } from './tabs.js';
import styles from './tab-strip.module.css';

const STEPS: Readonly<Record<string, (from: number, count: number) => number>> = {
  ArrowRight: (from, count) => (from + 1) % count,
  ArrowLeft: (from, count) => (from + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Arrows move between the tabs; Enter or Space opens one, as opening loads a list. */
function moveByKey(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
  const from = tabs.indexOf(event.target as HTMLElement);
  const to = STEPS[event.key]?.(from, tabs.length);
  if (to === undefined && event.key !== ' ') return;
  event.preventDefault();
  if (to === undefined) tabs[from]?.click();
  else tabs[to]?.focus();
}

/** On a narrow screen the strip scrolls: the open tab is to be seen. */
function useInView(path: string) {
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const open = strip.current?.querySelector('[aria-selected=true]');
    open?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [path]);
  return strip;
}

/** The tabs; each has its own address. */
export function TabStrip({ current }: { readonly current: Tab }) {
  const strip = useInView(current.path);
  return (
    <div
      ref={strip}
      className={styles.strip}
      role="tablist"
      aria-label="Admin"
      onKeyDown={moveByKey}
    >
      {TABS.map((tab) => (
        <Link
          key={tab.path}
          id={`tab:${tab.path}`}
          to={tab.path}
          role="tab"
          aria-selected={tab === current}
          aria-controls="panel"
          tabIndex={tab === current ? 0 : -1}
        >
          {tab.label}
        </Link>
      ))}
    </div>
  );
}
