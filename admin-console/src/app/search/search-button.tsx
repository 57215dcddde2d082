import { lazy, Suspense, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import styles from './search.module.css';

const SearchDialog = lazy(() => import('./search-dialog.js'));

/** Hears what is typed before the dialog is there. */
function EarlyKeys({ onKey }: { readonly onKey: (key: string) => void }) {
  // Ends in the very commit that shows the dialog, so that no key is lost between the two.
  useLayoutEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event;
      if (key.length > 1 || ctrlKey || metaKey || altKey) return;
      event.preventDefault();
      onKey(key);
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [onKey]);
  return null;
}

/** Opens the search, by Ctrl+K from anywhere. */
export function SearchButton() {
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event;
      if (!(ctrlKey || metaKey) || altKey || key.toLowerCase() !== 'k') return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
  const addKey = useCallback((key: string) => setTyped((before) => before + key), []);
  const close = () => {
    setTyped('');
    setOpen(false);
  };
  return (
    <>
      <button
        type="button"
        className={styles.open}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
          <circle cx="8.5" cy="8.5" r="6" fill="none" stroke="currentColor" strokeWidth="2" />
          <path d="m13 13 5 5" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </svg>
        <span className={styles.label}>Search</span>
        <kbd aria-hidden="true">Ctrl K</kbd>
      </button>
      {isOpen && (
        <Suspense fallback={<EarlyKeys onKey={addKey} />}>
          <SearchDialog typed={typed} onType={setTyped} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
