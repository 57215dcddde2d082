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
    // The page works without it.
    () => ({ default: () => UNKNOWN }),
  ),
);

type TestSideProps = {
  readonly account?: VisitorAccount;
  /** Shown in place of the stages to visitors who are not signed in. */
  readonly forStranger?: ReactNode;
};

/** The stages: of a student by the server's answer, of a visitor by what the page knows. */
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

/** For a page that shows a student's stages in another place. */
export function TestSideOfStranger() {
  const isHydrated = useHydrated();
  const session = useSession();
  return isHydrated && session ? null : UNKNOWN;
}
