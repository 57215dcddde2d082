import type { ReactNode } from 'react';
import { COMPANY } from '@portal/domain/kernel/company.js';
import { authProvider } from '../providers/auth-provider.js';
import { mayLeave } from './unsaved.js';
import { forgetReturn } from '../providers/admin-session.js';
import styles from './top-bar.module.css';

/** The public site is another program, so leaving the console is a full page load. */
const leave = async () => {
  if (!mayLeave()) return;
  await authProvider.logout();
  forgetReturn();
  window.location.assign('/');
};

/** The bar of admin pages: the logo, what the page adds, and a way out. */
export function TopBar({ children }: { readonly children?: ReactNode }) {
  return (
    <header className={styles.bar}>
      <a href="/" className={styles.brand}>
        <span className={styles.mark} aria-hidden="true" />
        <span className={styles.name}>{COMPANY.name}</span>
      </a>
      <div className={styles.ways}>
        {children}
        <button type="button" className="button secondary" onClick={() => void leave()}>
          Logout
        </button>
      </div>
    </header>
  );
}
