import { lazy, Suspense, useState } from 'react';
import { KeysDialog } from './keys-dialog.js';
import { useKeys } from './use-keys.js';
import styles from './search.module.css';

const SearchDialog = lazy(() => import('./search-dialog.js'));

/** Opens the search, and hears the keys that do so from anywhere. */
export function SearchButton() {
  const [open, setOpen] = useState<'search' | 'keys' | null>(null);
  useKeys({ onSearch: () => setOpen('search'), onHelp: () => setOpen('keys') });
  const close = () => setOpen(null);
  return (
    <>
      <button
        type="button"
        className={styles.open}
        aria-keyshortcuts="Control+K Meta+K /"
        onClick={() => setOpen('search')}
      >
        <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
          <circle cx="8.5" cy="8.5" r="6" fill="none" stroke="currentColor" strokeWidth="2" />
          <path d="m13 13 5 5" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </svg>
        <span className={styles.label}>Search</span>
        <kbd aria-hidden="true">Ctrl K</kbd>
      </button>
      {open === 'search' && (
        <Suspense>
          <SearchDialog onClose={close} />
        </Suspense>
      )}
      {open === 'keys' && <KeysDialog onClose={close} />}
    </>
  );
}
