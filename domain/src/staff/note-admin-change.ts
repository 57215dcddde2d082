import { type Actor, type NewAuditEntry, noteAction, type AuditStores } from '../audit/index.js';
import {
  type CompanyInboxPort,
  type EmailStores,
  mailCompany,
  NOTIFIED_ACTIONS,
  type NotifiedAction,
} from '../email/index.js';
import type { IdSource } from '../kernel/transaction.js';
import type { SettingsStores } from '../settings/index.js';
import type { Admin } from './ports.js';

export type AdminChangePorts = {
  readonly ids: IdSource;
} & CompanyInboxPort;

type Notice = {
  readonly action: NotifiedAction;
  readonly username: string;
  readonly by: string;
  readonly from?: string;
};

export const notifyCompany = async (
  tx: EmailStores & SettingsStores & { readonly now: Date },
  inbox: CompanyInboxPort,
  notice: Notice,
): Promise<void> =>
  mailCompany(tx, inbox, {
    kind: 'admin-security-notice',
    data: { ...notice, at: tx.now.toISOString() },
  });

const isNotified = (action: string): action is NotifiedAction =>
  (NOTIFIED_ACTIONS as readonly string[]).includes(action);

/** Notes a change of an admin's account in the audit log. The company gets a mail about changes that an attacker would
 * make: another password, role or second factor, or a deactivation. */
export async function noteAdminChange(
  tx: AuditStores & EmailStores & SettingsStores & { readonly now: Date },
  ports: AdminChangePorts,
  actor: Actor,
  {
    admin,
    ...entry
  }: Omit<NewAuditEntry, 'subject' | 'subjectId'> & {
    readonly admin: Pick<Admin, 'id' | 'username'>;
  },
): Promise<void> {
  await noteAction(tx, ports.ids, actor, { ...entry, subject: 'admin', subjectId: admin.id });
  if (!isNotified(entry.action)) return;
  const { action } = entry;
  await notifyCompany(tx, ports, { action, username: admin.username, by: actor.username });
}
