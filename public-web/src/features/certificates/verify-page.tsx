import { PageHead } from '../../components/page-head.js';
import { COMPANY } from '@portal/domain/kernel/company.js';
import { FIGURES } from '../../lib/figures.js';
import pageStyles from './certificate-page.module.css';
import styles from './check.module.css';
import { CodeForm } from './code-form.js';

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
            Its code tells whether it is real and still holds, what was tested, and how the test was
            taken.
          </p>
          <CodeForm />
        </section>
        <div className={pageStyles.promises}>
          <Promised />
          <NotPromised />
        </div>
      </div>
    </>
  );
}

function Promised() {
  return (
    <section aria-labelledby="promised">
      <h2 id="promised">What a certificate promises</h2>
      <ul>
        <li>We issued it, for a test that was taken in an account with a verified email.</li>
        <li>
          The test had {FIGURES.questions} and a limit of {FIGURES.time} unless its page says
          otherwise, and {FIGURES.passPercent}% or more were needed.
        </li>
        <li>It says which test of the student it was: more than one may be taken.</li>
        <li>Its page says what is true now: a corrected grade, or that it was revoked.</li>
      </ul>
    </section>
  );
}

function NotPromised() {
  return (
    <section aria-labelledby="not-promised">
      <h2 id="not-promised">What it does not promise</h2>
      <ul>
        <li>That nobody helped, unless its page says that the test was supervised.</li>
        <li>
          That the name is right: it is the one given at the sign-up, and only before a supervised
          test do we check an identity document.
        </li>
        <li>An internship, a degree or an offer. None of them follows from a test.</li>
        <li>A name, where the owner has not made the certificate public.</li>
      </ul>
    </section>
  );
}
