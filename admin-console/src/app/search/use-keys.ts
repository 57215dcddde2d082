import { useEffect, useRef } from 'react';

type Keys = { readonly onSearch: () => void; readonly onHelp: () => void };

/** What is typed into a field, or stands in a dialog, is no command. */
const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable], [role="dialog"]') !== null;

/** The first link of each row or card of the list that is open. */
function entriesOnScreen(): readonly HTMLElement[] {
  const rows = document.querySelectorAll('main tbody tr, main [data-card]');
  return Array.from(rows, (row) => row.querySelector<HTMLElement>('a[href]')).filter(
    (link) => link !== null,
  );
}

function moveBy(step: 1 | -1): void {
  const entries = entriesOnScreen();
  const at = entries.findIndex((entry) => entry === document.activeElement);
  const next = at < 0 ? (step === 1 ? 0 : entries.length - 1) : at + step;
  entries[next]?.focus();
}

/** Hears Ctrl+K and `/` for the search, `?` for help, and J and K to move through a list. */
export function useKeys(keys: Keys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      const isChord = (ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'k';
      const isPlain = !ctrlKey && !metaKey && !altKey && !isElsewhere(target);
      if (isChord || (isPlain && key === '/')) {
        event.preventDefault();
        latest.current.onSearch();
      } else if (isPlain && key === '?') latest.current.onHelp();
      else if (isPlain && key === 'j') moveBy(1);
      else if (isPlain && key === 'k') moveBy(-1);
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
}
