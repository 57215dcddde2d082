import { AppLink } from '../../../lib/navigation.js';
import { ButtonLink } from '../../../components/button.js';
import { PageHead } from '../../../components/page-head.js';
import { SplitPage } from '../../../components/split-page.js';
import { TERMS_IN_SHORT } from '../../../content/test-terms.js';
import { Stages } from '../journey/stages.js';
import { TestSideOfStranger } from '../journey/test-side.js';
import { FullTerms, ShortTerms } from './full-terms.js';
import { OwnFigures, Proceed } from './proceed.js';

export function Page() {
  return (
    <SplitPage
      title="Test Terms"
      aside={<Stages here="/test-terms" />}
      steps={<TestSideOfStranger />}
    >
      <PageHead
        isIndexed
        title="Test Terms"
        description="What the skills test is, what it costs, how it is graded, and how often it can be taken: all that one should know before paying."
      />
      <ShortTerms lines={TERMS_IN_SHORT} />
      <OwnFigures />
      <div className="flex wrap gap-3">
        <Proceed />
        <ButtonLink to="/" look="secondary">
          Cancel
        </ButtonLink>
      </div>
      <p>
        Not sure yet? <AppLink to="/practice">Try three questions</AppLink>, free and without an
        account.
      </p>
      <FullTerms />
    </SplitPage>
  );
}
