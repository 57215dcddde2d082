import { type Actor, checkedReason, noteAction, type AuditStores } from '../../audit/index.js';
import type { CertificateStores } from '../../certificates/index.js';
import type { EmailStores } from '../../email/index.js';
import type { ExamStores } from '../ports.js';
import { NothingToChange } from '../../kernel/errors.js';
import { secondsAfter } from '../../kernel/time.js';
import type { Transaction, Work, IdSource } from '../../kernel/transaction.js';
import { upholdBy } from '../disputes/decide-disputes.js';
import type { DisputeStores } from '../disputes/ports.js';
import {
  isInForce,
  KeyIsRuled,
  type Ruling,
  RulingHasMoved,
  stateOf,
  type RulingStores,
} from '../../questions/index.js';
import { OnlyOwnersTakePasses, PreviewIsStale } from './errors.js';
import { previewIn, type PlannedStep } from './preview-ruling.js';
import type { RegradingStores } from './ports.js';

type Ports = Work<
  ExamStores &
    AuditStores &
    CertificateStores &
    EmailStores &
    DisputeStores &
    RegradingStores &
    RulingStores
> & {
  readonly ids: IdSource;
};

export type RulingStep = PlannedStep & {
  readonly kind: 'apply' | 'withdraw';
  readonly previewHash: string;
  readonly reason: string;
  readonly isOwner: boolean;
};

/** The second run finds tests that were being closed when the ruling was applied. */
const RUNS_AFTER_SECONDS = [0, 2 * 60];

async function rejectSecondKey(tx: Transaction<RulingStores>, ruling: Ruling): Promise<void> {
  if (ruling.kind !== 'key') return;
  const all = await tx.rulings.on(ruling.questionId, ruling.version);
  if (all.some((one) => one.kind === 'key' && isInForce(one))) throw new KeyIsRuled();
}

const runsFor = (ids: IdSource, { id: rulingId, questionId, version }: Ruling, now: Date) =>
  RUNS_AFTER_SECONDS.map((seconds) => ({
    ...{ id: ids.next(), rulingId, questionId, version },
    dueAt: secondsAfter(now, seconds),
    ...{ cursor: null, examined: 0, regraded: 0, doneAt: null },
  }));

/** Applies a draft, or withdraws a ruling; {@link runRegrades} then updates results in the background. Applying upholds
 * the open disputes of the version. @throws InvalidInput, NothingToChange, OnlyOwnersTakePasses, RulingHasMoved,
 * KeyIsRuled, PreviewIsStale */
export async function setNextRulingState(
  ports: Ports,
  actor: Actor,
  step: RulingStep,
): Promise<void> {
  const reason = checkedReason(step.reason);
  const { rulingId, mayTakePasses, kind } = step;
  if (mayTakePasses && !step.isOwner) throw new OnlyOwnersTakePasses();
  await ports.unitOfWork.run(async (tx) => {
    await tx.rulings.lock();
    const ruling = await tx.rulings.find(rulingId);
    if (!ruling) throw new NothingToChange('ruling');
    if (stateOf(ruling) !== (kind === 'apply' ? 'draft' : 'applied')) throw new RulingHasMoved();
    if (kind === 'apply') await rejectSecondKey(tx, ruling);
    const seen = await previewIn(tx, step);
    if (seen.hash !== step.previewHash) throw new PreviewIsStale();
    const done = kind === 'apply' ? 'applied' : 'withdrawn';
    await tx.rulings.step(rulingId, done, { at: tx.now, adminId: actor.adminId, mayTakePasses });
    await tx.regrades.add(runsFor(ports.ids, ruling, tx.now));
    const disputes = kind === 'apply' ? await upholdBy(tx, ruling) : 0;
    const { attempts, changed, newPasses, lostPasses, voided } = seen;
    await noteAction(tx, ports.ids, actor, {
      action: `${kind}-ruling`,
      subject: 'question',
      subjectId: ruling.questionId,
      reason,
      before: { ruling: rulingId, state: stateOf(ruling) },
      after: {
        ...{ state: done, mayTakePasses, attempts, changed, newPasses, lostPasses, voided },
        ...(disputes > 0 && { disputes }),
      },
    });
  });
}
