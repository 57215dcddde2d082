import { stagesOfVisitor } from '@portal/domain/exam/journey/visitor-stages.js';
import { Queries } from '../../../lib/queries.js';
import { ownStages } from './own-stages.js';
import { TestStages } from './test-stages.js';
import { useQuietJourney } from './use-journey.js';

type OwnProps = { readonly email: string };

/** Loaded for students only: the pages before the sign-in need no queries. */
export function OwnTestStages({ email }: OwnProps) {
  return (
    <Queries>
      <StagesOfStudent email={email} />
    </Queries>
  );
}

function StagesOfStudent({ email }: OwnProps) {
  const { data } = useQuietJourney(email);
  return <TestStages stages={data ? ownStages(data) : stagesOfVisitor('unknown')} />;
}
