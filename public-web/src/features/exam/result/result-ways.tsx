import { useGo } from '../../../app/navigation.js';
import { Button, ButtonLink } from '../../../components/button.js';
import { FIGURES } from '../../../lib/figures.js';
import { chooseDomain } from '../start/chosen-domain.js';
import type { ResultRecord } from '../exam-api.js';
import styles from './result-page.module.css';

/** Where to go from a result. */
export function ResultWays({ record }: { record: ResultRecord }) {
  const go = useGo();
  const retake = () => {
    chooseDomain(record.domain);
    go('/quiz');
  };
  return (
    <div className={styles.onward} data-on-screen>
      <div className={styles.ways}>
        <Button aria-describedby="retake" onClick={retake}>
          Retake Test
        </Button>
        <ButtonLink to="/" look="secondary">
          Go to Homepage
        </ButtonLink>
        <Button look="quiet" onClick={() => print()}>
          Print this result
        </Button>
      </div>
      <p id="retake" className={styles.hint}>
        A retake uses another attempt. Its {FIGURES.time} begin at once.
      </p>
    </div>
  );
}
