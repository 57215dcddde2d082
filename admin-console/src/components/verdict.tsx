import { Badge } from './badge.js';

type VerdictProps = { readonly passed: boolean; readonly isVoid?: boolean };

export function Verdict({ passed, isVoid = false }: VerdictProps) {
  if (isVoid) return <Badge tone="plain">Not counted</Badge>;
  return <Badge tone={passed ? 'good' : 'bad'}>{passed ? 'Passed' : 'Failed'}</Badge>;
}
