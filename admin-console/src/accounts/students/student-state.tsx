import { Badge } from '../../components/values.js';

type States = {
  readonly paidAt: string | null;
  readonly emailVerifiedAt: string | null;
  readonly deactivatedAt: string | null;
  readonly erasedAt: string | null;
};

export function StudentState({ student }: { readonly student: States }) {
  const { deactivatedAt, emailVerifiedAt, erasedAt, paidAt } = student;
  if (erasedAt) return <Badge tone="plain">Erased</Badge>;
  if (deactivatedAt) return <Badge tone="bad">Deactivated</Badge>;
  if (!emailVerifiedAt) return <Badge tone="plain">Not verified</Badge>;
  return <Badge tone={paidAt ? 'good' : 'plain'}>{paidAt ? 'Paid' : 'Not paid'}</Badge>;
}
