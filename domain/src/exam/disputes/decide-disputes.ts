import { type Actor, checkedReason, noteAction, type AuditStores } from '../../audit/index.js';
import type { EmailStores } from '../../email/index.js';
import { NothingToChange } from '../../kernel/errors.js';
import type { Transaction, Work, IdSource } from '../../kernel/transaction.js';
import { concerns, isInForce, type Ruling, type RulingStores } from '../../questions/index.js';
import { NoSuchRulingInForce } from './errors.js';
import type { DisputedVersion, DisputeVerdict, DisputeStores } from './ports.js';

type Deciding = EmailStores & DisputeStores;

/** Decides all open disputes of a version in the same way, and mails each student. @returns how many */
async function decideOpen(
  tx: Transaction<Deciding>,
  version: DisputedVersion,
  verdict: Omit<DisputeVerdict, 'state' | 'decidedAt'> & { readonly state: 'upheld' | 'declined' },
): Promise<number> {
  const open = await tx.questionDisputes.lockOpenOn(version);
  const ids = open.map(({ id }) => id);
  await tx.questionDisputes.decide(ids, { ...verdict, decidedAt: tx.now });
  const { state: outcome, answer: reason } = verdict;
  for (const { student, resultId, domain, place, hasResult } of open) {
    await tx.emails.add({
      kind: 'question-dispute-decided',
      to: student.email,
      data: { name: student.name, resultId, domain, place, outcome, reason, hasResult },
    });
  }
  return open.length;
}

/** Upholds the open disputes of a ruling's version, in the transaction that applies it. @returns how many */
export const upholdBy = (tx: Transaction<Deciding>, ruling: Ruling): Promise<number> =>
  decideOpen(tx, ruling, { state: 'upheld', answer: ruling.reason, rulingId: ruling.id });

type Ports<Stores> = Work<Stores & Deciding & AuditStores> & { readonly ids: IdSource };

async function noted(
  tx: Transaction<AuditStores>,
  ids: IdSource,
  actor: Actor,
  {
    questionId,
    version,
    ...done
  }: DisputedVersion & {
    readonly action: 'decline-question-disputes' | 'uphold-question-disputes';
    readonly reason: string;
    readonly disputes: number;
    readonly ruling?: string;
  },
): Promise<void> {
  const { action, reason, ...facts } = done;
  if (facts.disputes === 0) throw new NothingToChange('open dispute');
  const after = { version, ...facts };
  await noteAction(tx, ids, actor, {
    ...{ action, subject: 'question', subjectId: questionId, reason },
    ...{ before: null, after },
  });
}

/** Declines all open disputes of a version. The students get the reason, and never the admin's name. @throws
 * InvalidInput, NothingToChange if none is open */
export async function declineQuestionDisputes(
  { unitOfWork, ids }: Ports<unknown>,
  actor: Actor,
  { reason: typed, ...version }: DisputedVersion & { readonly reason: string },
): Promise<void> {
  const reason = checkedReason(typed);
  await unitOfWork.run(async (tx) => {
    const verdict = { state: 'declined', answer: reason, rulingId: null } as const;
    const disputes = await decideOpen(tx, version, verdict);
    await noted(tx, ids, actor, {
      ...{ ...version, action: 'decline-question-disputes', reason, disputes },
    });
  });
}

/** Upholds the open disputes of a version by a ruling that is already in force. @throws InvalidInput,
 * NoSuchRulingInForce, NothingToChange if none is open */
export async function upholdQuestionDisputes(
  { unitOfWork, ids }: Ports<RulingStores>,
  actor: Actor,
  {
    reason: typed,
    rulingId,
    ...of
  }: DisputedVersion & { readonly rulingId: string; readonly reason: string },
): Promise<void> {
  const reason = checkedReason(typed);
  await unitOfWork.run(async (tx) => {
    const ruling = await tx.rulings.find(rulingId);
    const isOn = ruling && concerns(ruling, { id: of.questionId, version: of.version });
    if (!isOn || !isInForce(ruling)) throw new NoSuchRulingInForce();
    const disputes = await upholdBy(tx, ruling);
    await noted(tx, ids, actor, {
      ...{ ...of, action: 'uphold-question-disputes', reason, disputes, ruling: rulingId },
    });
  });
}
