import * as audit from '../../audit/index.js';
import { InvalidInput, NothingToChange } from '../../kernel/errors.js';
import type { Work, IdSource } from '../../kernel/transaction.js';
import { DIFFERENCE_DECISIONS, type DifferenceDecision } from './difference.js';
import type { PaymentStores } from '../ports.js';

type Ports = Work<audit.AuditStores & PaymentStores> & { readonly ids: IdSource };

const OPEN = 'open';

export type Deciding = {
  readonly differenceId: string;
  /** One of {@link DIFFERENCE_DECISIONS}, or `open` to withdraw a decision. */
  readonly decision: string;
  readonly reason: string;
  /** The decision that the admin saw, `open` for none. */
  readonly seen: string;
};

function checkedDecision(typed: string): DifferenceDecision | null {
  if (typed === OPEN) return null;
  const known = DIFFERENCE_DECISIONS.find((decision) => decision === typed);
  if (!known) throw new InvalidInput({ decision: 'Please choose a decision.' });
  return known;
}

/** Stores the decision on a difference between the ledgers, with a reason; nothing else changes. @throws InvalidInput,
 * NothingToChange, ChangedMeanwhile */
export async function decideDifference(
  { unitOfWork, ids }: Ports,
  actor: audit.Actor,
  { differenceId: id, decision: typed, reason: given, seen }: Deciding,
): Promise<void> {
  const decision = checkedDecision(typed);
  const reason = audit.checkedReason(given);
  await unitOfWork.run(async (tx) => {
    const before = await tx.differences.lock(id);
    if (!before) throw new NothingToChange('difference');
    const now = { decision: before.decision ?? OPEN };
    await audit.rejectLostChange(tx, { what: 'difference', id, now, seen: { decision: seen } });
    if (!decision && !before.decision) throw new InvalidInput({ decision: 'It is open.' });
    const decided = { decidedBy: actor.username, decidedAt: decision ? tx.now : null };
    await tx.differences.decide({ id, decision, note: reason, ...decided });
    await audit.noteAction(tx, ids, actor, {
      ...{ action: 'decide-difference', subject: 'difference', subjectId: id, reason },
      before: now,
      after: { decision: decision ?? OPEN },
    });
  });
}
