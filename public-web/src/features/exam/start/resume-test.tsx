import { domainLabel } from '@portal/domain/accounts/choices.js';
import { useGo } from '../../../app/navigation.js';
import { Button } from '../../../components/button.js';
import { chooseDomain } from './chosen-domain.js';
import styles from './test-page.module.css';

/** The way back into the test that is open. */
export function ResumeTest({ domain }: { domain: string }) {
  const go = useGo();
  const resume = () => {
    chooseDomain(domain);
    go('/quiz');
  };
  return (
    <section className={styles.resume} aria-labelledby="resume">
      <h2 id="resume">Your test in {domainLabel(domain)} is still open</h2>
      <p>
        Its clock is running. Your questions and the answers you have given are kept as they were.
      </p>
      <Button isWide onClick={resume}>
        Resume Test
      </Button>
    </section>
  );
}
