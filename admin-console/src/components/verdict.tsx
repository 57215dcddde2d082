import { Badge } from './badge.js';

export const Verdict = ({ passed }: { readonly passed: boolean }) => (
  <Badge tone={passed ? 'good' : 'bad'}>{passed ? 'Passed' : 'Failed'}</Badge>
);
