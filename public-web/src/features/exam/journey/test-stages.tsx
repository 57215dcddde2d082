import type { StageState } from '@portal/domain/exam/journey/next-step.js';
import { SideSteps } from '../../../components/side-steps.js';
import { TEST_DOOR, TEST_STAGES } from '../../../content/doors.js';

/** The stages from sign-up to result beside a page, with the price and who sees the result. */
export function TestStages({ stages }: { readonly stages: readonly StageState[] }) {
  const steps = stages.map(({ stage, ...marks }) => ({ text: TEST_STAGES[stage], ...marks }));
  return <SideSteps title="How the test goes" steps={steps} facts={TEST_DOOR} />;
}
