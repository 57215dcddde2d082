import { lateView } from '../../components/late-view.js';
import { PageHead } from '../../components/page-head.js';
import { COMPANY } from '../../content/company.js';
import styles from './check.module.css';
import { CodeForm } from './code-form.js';

const Rest = lateView('verify', async () => (await import('./verify-view.js')).VerifyView);

export function Page() {
  return (
    <>
      <PageHead
        title="Check a certificate"
        description={`Is a certificate by ${COMPANY.name} real and valid?`}
        isIndexed
      />
      <div className={`page-shell ${styles.page ?? ''}`}>
        <section className={styles.ask}>
          <h1>Check a certificate</h1>
          <p className="lead">
            Its code tells whether it is real and still holds, and what was tested.
          </p>
          <CodeForm />
        </section>
        <Rest view={{}} />
      </div>
    </>
  );
}
