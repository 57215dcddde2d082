import { AppLink } from '../../../lib/navigation.js';
import { ButtonLink } from '../../../components/button.js';
import { PageHead } from '../../../components/page-head.js';
import { SplitPage } from '../../../components/split-page.js';
import { TEST_TERMS } from '../../../content/test-terms.js';
import { Stages } from '../journey/stages.js';
import { TestSideOfStranger } from '../journey/test-side.js';
import { OwnFigures, Proceed } from './proceed.js';
import styles from './test-terms-page.module.css';

export function Page() {
  return (
    <SplitPage
      title="Test Terms"
      tagline="Please read these before you pay. They are short."
      aside={<Stages here="/test-terms" />}
      steps={<TestSideOfStranger />}
    >
      <PageHead
        isIndexed
        title="Test Terms"
        description="What the skills test is, what it costs, how it is graded, and how often it can be taken: all that one should know before paying."
      />
      <ul className={styles.terms}>
        {TEST_TERMS.map(({ title, text }) => (
          <li key={title}>
            <h2 className="large">{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <p className="rule-above pad-top-5">
        Not sure yet? <AppLink to="/practice">Practise the test</AppLink>: sample questions and a
        check of your device, free and without an account.
      </p>
      <OwnFigures />
      <div className="flex wrap gap-3">
        <Proceed />
        <ButtonLink to="/" look="secondary">
          Cancel
        </ButtonLink>
      </div>
    </SplitPage>
  );
}
