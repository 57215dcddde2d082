import { Button, ButtonLink } from '../../../components/button.js';
import { TRY_QUESTIONS } from '../../../content/try-test.js';
import { FIGURES } from '../../../lib/figures.js';
import { useFocusOnArrival } from '../use-focus-on-arrival.js';
import styles from './try-test.module.css';
import { rightOf, type TryTest } from './use-try-test.js';

export function TryResult({ test }: { test: TryTest }) {
  const heading = useFocusOnArrival<HTMLHeadingElement>(true);
  return (
    <div className={styles.result}>
      <h3 ref={heading} tabIndex={-1}>
        {rightOf(test.choices)} of {TRY_QUESTIONS.length} right
      </h3>
      <p>
        The test itself has {FIGURES.choiceQuestions} from one domain, in {FIGURES.time}. With{' '}
        {FIGURES.passPercent} % you pass. Nothing of what you chose here was kept.
      </p>
      <div className={styles.ways}>
        <ButtonLink to="/practice">Practice your domain</ButtonLink>
        <Button look="secondary" onClick={() => test.again()}>
          Start again
        </Button>
      </div>
    </div>
  );
}
