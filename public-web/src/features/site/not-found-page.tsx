import { ButtonLink } from '../../components/button.js';
import { PageHead } from '../../components/page-head.js';
import styles from './not-found-page.module.css';

export function Page() {
  return (
    <>
      <PageHead title="Page not found" />
      <div className="page-shell grid gap-5 justify-items-start">
        <p className={styles.figure} aria-hidden="true">
          4<span />4
        </p>
        <h1>There is no such page</h1>
        <p className="lead">The address may be mistyped, or the page has moved.</p>
        <ButtonLink to="/">Go to the home page</ButtonLink>
      </div>
    </>
  );
}
