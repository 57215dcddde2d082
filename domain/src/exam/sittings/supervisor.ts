import type { Actor } from '../../audit/index.js';
import { NothingToChange } from '../../kernel/errors.js';
import type { Transaction } from '../../kernel/transaction.js';
import { type AdminRole, isAllowed } from '../../staff/index.js';
import type { Attempt } from '../attempt.js';
import type { ExamStores } from '../ports.js';
import { SittingNotOpen } from './errors.js';
import type { SupervisedSitting } from './supervised-sitting.js';

/** Who sets sittings up sees all of them; other supervisors see only their own. */
const SET_UP_ROLES = ['support'] as const;
export const SUPERVISOR_ROLES = ['support', 'supervisor'] as const;

export type Supervisor = Actor & { readonly adminRole: AdminRole };

/** A sitting that this admin may see; if locked, until the transaction ends. @throws NothingToChange */
export async function findSitting(
  { sittings }: ExamStores,
  { adminId, adminRole }: Supervisor,
  id: string,
  lock?: 'locked',
): Promise<SupervisedSitting> {
  const sitting = await sittings.find(id, lock);
  const maySee = isAllowed(adminRole, SET_UP_ROLES) || sitting?.supervisors.includes(adminId);
  if (!sitting || !maySee) throw new NothingToChange('sitting');
  return sitting;
}

/** The same, locked, unless it was closed or withdrawn. @throws NothingToChange, SittingNotOpen */
export async function lockUnended(
  tx: Transaction<ExamStores>,
  supervisor: Supervisor,
  id: string,
): Promise<SupervisedSitting> {
  const sitting = await findSitting(tx, supervisor, id, 'locked');
  if (sitting.closedAt ?? sitting.withdrawnAt) throw new SittingNotOpen();
  return sitting;
}

/** @throws NothingToChange unless this admin may act on the test, or on all tests of a room that exists */
export async function rejectOtherRoom(
  ports: ExamStores,
  supervisor: Supervisor,
  about: { readonly attemptId: string } | Pick<Attempt, 'sittingId'>,
): Promise<void> {
  const room = 'attemptId' in about ? await ports.attempts.find(about.attemptId) : about;
  if (room?.sittingId) await findSitting(ports, supervisor, room.sittingId);
  else if (!isAllowed(supervisor.adminRole, SET_UP_ROLES)) throw new NothingToChange('test');
}
