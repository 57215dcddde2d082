import { COMPANY_NAME } from './brand.js';
import { authProvider } from '../providers/auth-provider.js';
import styles from './top-bar.module.css';

/** The public site is another program than the console, so it is loaded anew. */
const leave = async () => {
  await authProvider.logout();
  window.location.assign('/');
};

/** The bar of admin pages: the logo and a way out. */
export function TopBar() {
  return (
    <header className={styles.bar}>
      <a href="/" className={styles.brand}>
        <span className={styles.mark} aria-hidden="true" />
        {COMPANY_NAME}
      </a>
      <button type="button" className="button secondary" onClick={() => void leave()}>
        Logout
      </button>
    </header>
  );
}
