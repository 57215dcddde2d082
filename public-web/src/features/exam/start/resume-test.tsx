import { useGo } from '../../../lib/navigation.js';
import { Button } from '../../../components/button.js';
import type { RunningTest } from '../journey/journey-api.js';
import { answeredText, TimeLeft, titleOf } from '../journey/open-test.js';
import { chooseDomain } from './chosen-domain.js';
import styles from './test-page.module.css';

export function ResumeTest({ test }: { test: RunningTest }) {
  const go = useGo();
  const resume = () => {
    chooseDomain(test.domain);
    go('/quiz');
  };
  return (
    <section className={styles.resume} aria-labelledby="resume">
      <h2 id="resume">Your test in {titleOf(test)} is still open</h2>
      <p className={styles.running}>
        <TimeLeft test={test} className={styles.clock ?? ''} />
        <span>left · {answeredText(test)}</span>
      </p>
      <p>
        Its clock is running. Your questions and the answers you have given are kept as they were.
      </p>
      <Button isWide onClick={resume}>
        Resume Test
      </Button>
    </section>
  );
}
