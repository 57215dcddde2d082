import type { Actor, WithAudit } from '../audit/index.js';
import { InvalidInput } from '../kernel/errors.js';
import type { IdSource } from '../kernel/sources.js';
import type { Work } from '../kernel/transaction.js';
import { lockedAsSeen, noteChange, type Sight, step } from './changing.js';
import type { WithApplications } from './ports.js';
import { isStage, type Stage } from './stages.js';

type Ports = Work<WithApplications & WithAudit> & { readonly ids: IdSource };

/** Where an admin moves an application, and why. */
export type Moving = Sight & {
  readonly to: string;
  /** May be empty. */
  readonly reason: string;
};

const MOST_CHARACTERS = 500;

/** @throws InvalidInput */
function checkedStage(to: string): Stage {
  if (!isStage(to)) throw new InvalidInput({ to: 'Please choose a stage.' });
  return to;
}

/** @throws InvalidInput */
function checkedWhy(reason: string): string {
  const why = reason.trim();
  if (why.length > MOST_CHARACTERS) {
    throw new InvalidInput({ reason: `Please use at most ${MOST_CHARACTERS} characters.` });
  }
  return why;
}

/**
 * Moves an application to another stage, and keeps who did it, when and why. Of two admins at once, the
 * later is refused and nothing of the former's is lost.
 * @throws InvalidInput, NothingToChange, ChangedMeanwhile, MoveRefused
 */
export async function moveApplication(
  { unitOfWork, ids }: Ports,
  actor: Actor,
  { to, reason, ...sight }: Moving,
): Promise<void> {
  const stage = checkedStage(to);
  const why = checkedWhy(reason);
  await unitOfWork.run(async (tx) => {
    const application = await lockedAsSeen(tx, sight);
    const { adminId, username: adminName } = actor;
    await step(tx, ids, application, {
      ...{ to: stage, adminId, adminName, reason: why, isMailed: false },
    });
    await noteChange(tx, ids, actor, {
      action: 'move-application',
      subjectId: application.id,
      reason: why,
      before: { status: application.status },
      after: { status: stage },
    });
  });
}
