import type { StageState } from '@portal/domain/exam/journey/next-step.js';
import { SideSteps } from '../../../components/side-steps.js';
import { TEST_DOOR, TEST_STAGES } from '../../../content/doors.js';

/** The way from sign-up to result in the side of a page, with what the test costs and who reads it. */
export function TestStages({ stages }: { readonly stages: readonly StageState[] }) {
  const steps = stages.map(({ stage, ...marks }) => ({ text: TEST_STAGES[stage], ...marks }));
  return <SideSteps title="How the test goes" steps={steps} facts={TEST_DOOR} />;
}
