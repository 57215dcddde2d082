import { useState } from 'react';
import { AppLink } from '../../../lib/navigation.js';
import { Notice } from '../../../components/notice.js';
import type { ReviewedQuestion } from '../exam-api.js';
import { lateChoicesIn, missingIn } from './late-choices.js';

type LateChoicesProps = {
  readonly resultId: string;
  readonly questions: readonly ReviewedQuestion[];
};

export function LateChoices({ resultId, questions }: LateChoicesProps) {
  const [late] = useState(() => missingIn(lateChoicesIn(resultId), questions));
  if (late.length === 0) return null;
  const list = late.map(({ number, letter }) => `question ${number}: ${letter}`).join(', ');
  return (
    <Notice kind="info">
      <p>
        <b>Chosen here, but not received in time:</b> {list}. Our server had no connection to this
        browser before the time was up, so this does not count in the result.
      </p>
      <p>
        If your network failed, please <AppLink to="/contact">write to us</AppLink>.
      </p>
    </Notice>
  );
}
