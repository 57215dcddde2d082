import {
  type Actor,
  checkedReason,
  noteAction,
  rejectLostChange,
  type AuditStores,
} from '../audit/index.js';
import type { EmailStores } from '../email/index.js';
import type { Work } from '../kernel/transaction.js';
import type { SettingsStores } from '../settings/index.js';
import { asOwner } from './manage-admins.js';
import { type AdminChangePorts, notifyCompany } from './note-admin-change.js';
import type { StaffStores } from './ports.js';

const RULE = 'require-totp';

/** Sets whether admins must have a second factor; those without must set one up from the next request on. @throws
 * InvalidInput, RoleForbids, ChangedMeanwhile */
export async function requireTotp(
  {
    unitOfWork,
    ...ports
  }: Work<StaffStores & AuditStores & EmailStores & SettingsStores> & AdminChangePorts,
  actor: Actor,
  { required, reason }: { readonly required: boolean; readonly reason: string },
): Promise<void> {
  const why = checkedReason(reason);
  await unitOfWork.run(async (tx) => {
    await asOwner(tx, actor);
    const before = await tx.admins.requiresTotp();
    await rejectLostChange(tx, {
      what: 'rule',
      id: RULE,
      now: { required: before },
      seen: { required: !required },
    });
    await tx.admins.requireTotp(required);
    await noteAction(tx, ports.ids, actor, {
      action: 'require-totp',
      subject: 'settings',
      subjectId: RULE,
      reason: why,
      before: { required: before },
      after: { required },
    });
    const { username } = actor;
    await notifyCompany(tx, ports, { action: RULE, username, by: username });
  });
}
