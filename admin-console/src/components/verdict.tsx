import { Badge } from './badge.js';

/** Whether a test was passed. */
export const Verdict = ({ passed }: { readonly passed: boolean }) => (
  <Badge tone={passed ? 'good' : 'bad'}>{passed ? 'Passed' : 'Failed'}</Badge>
);
