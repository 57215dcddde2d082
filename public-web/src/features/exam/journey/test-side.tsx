import {
  stagesOfVisitor,
  type VisitorAccount,
} from '@portal/domain/exam/journey/visitor-stages.js';
import { lazy, Suspense, type ReactNode } from 'react';
import { useHydrated, useSession } from '../../../lib/use-session.js';
import { TestStages } from './test-stages.js';

const UNKNOWN = <TestStages stages={stagesOfVisitor('unknown')} />;

const OwnTestStages = lazy(() =>
  import('./own-test-stages.js').then(
    ({ OwnTestStages: loaded }) => ({ default: loaded }),
    // The page itself does not need it.
    () => ({ default: () => UNKNOWN }),
  ),
);

type TestSideProps = {
  readonly account?: VisitorAccount;
  /** In place of the stages, for a visitor who is not signed in. */
  readonly forStranger?: ReactNode;
};

/** The stages of this visitor: of a student as the server knows them, of others as the page does. */
export function TestSide({ account = 'unknown', forStranger }: TestSideProps) {
  const isHydrated = useHydrated();
  const session = useSession();
  if (!isHydrated || !session) {
    return forStranger ?? <TestStages stages={stagesOfVisitor(account)} />;
  }
  return (
    <Suspense fallback={UNKNOWN}>
      <OwnTestStages email={session.email} />
    </Suspense>
  );
}

/** For a page that shows a student's stages elsewhere. */
export function TestSideOfStranger() {
  const isHydrated = useHydrated();
  const session = useSession();
  return isHydrated && session ? null : UNKNOWN;
}
