import { useNavigate } from 'react-router';
import { SignInForm } from './sign-in-form.js';
import { TopBar } from '../../components/top-bar.js';
import { pageTitle } from '../../components/page-title.js';
import { takeReturn } from '../../providers/admin-session.js';
import styles from './sign-in-page.module.css';

export function SignInPage() {
  const navigate = useNavigate();
  return (
    <>
      <title>{pageTitle('Admin Sign In')}</title>
      <TopBar />
      <main className={styles.page}>
        <div className={styles.words}>
          <h1>Admin Sign In</h1>
          <p>Tests, applications and payments in one place.</p>
        </div>
        <div className={styles.main}>
          <SignInForm onDone={async () => navigate(takeReturn())} />
        </div>
      </main>
    </>
  );
}
