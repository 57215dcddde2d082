import { PageHead } from '../../components/page-head.js';
import { COMPANY } from '@portal/domain/kernel/company.js';
import { NOT_PROMISED, PROMISED } from '../../content/certificate-promises.js';
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
          <Points id="promised" title="What a certificate promises" points={PROMISED} />
          <Points id="not-promised" title="What it does not promise" points={NOT_PROMISED} />
        </div>
      </div>
    </>
  );
}

type PointsProps = {
  readonly id: string;
  readonly title: string;
  readonly points: readonly string[];
};
const Points = ({ id, title, points }: PointsProps) => (
  <section aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    <ul>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  </section>
);
