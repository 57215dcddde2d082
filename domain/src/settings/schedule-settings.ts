import { type Actor, checkedReason, noteAction, type AuditStores } from '../audit/index.js';
import { InvalidInput, rejectInvalid, conflict } from '../kernel/errors.js';
import type { Transaction, Work, IdSource } from '../kernel/transaction.js';
import {
  differing,
  factsOf,
  figuresIn,
  policyIn,
  recordOf,
  SETTINGS_ID,
  settingsAfter,
  SettingsChangedMeanwhile,
  type SettingsChange,
} from './change-settings.js';
import type { Settings } from './policy.js';
import type { WithFiguresCheck, SettingsStores } from './ports.js';
import { checkedDate, isScheduled, type ChangeRecord } from './settings-change.js';
import { validateSettings } from './settings-form.js';

type Ports = Work<AuditStores & SettingsStores> & { readonly ids: IdSource };

class ChangeScheduled extends conflict(
  'change_scheduled',
  'A change is scheduled already. Take it back before you schedule another one.',
) {}

export class NotScheduled extends conflict(
  'not_scheduled',
  'This change is not scheduled any more. If it is in force, make another one.',
) {}

/** Raises the version, so that a save from an outdated page is refused. */
const raiseVersion = async (tx: Transaction<SettingsStores>, now: Settings): Promise<number> => {
  const version = now.version + 1;
  await tx.policy.saveSettings({ ...now, version });
  return version;
};

async function rejectSecond(tx: Transaction<SettingsStores>): Promise<void> {
  const changes = await tx.policy.changes();
  if (changes.some((change) => isScheduled(change, tx.now))) throw new ChangeScheduled();
}

/** Schedules other figures for a date. Only one change can wait. @throws InvalidInput, SettingsChangedMeanwhile,
 * ChangeScheduled, DomainsWouldClose */
export async function scheduleSettings(
  { unitOfWork, ids, figuresCheck }: Ports & WithFiguresCheck,
  actor: Actor,
  {
    version,
    reason,
    effectiveAt,
    confirmed = false,
    ...form
  }: SettingsChange & { readonly effectiveAt: Date },
): Promise<void> {
  const why = checkedReason(reason);
  rejectInvalid(validateSettings(form));
  await figuresCheck.reject(policyIn(form), confirmed);
  await unitOfWork.run(async (tx) => {
    const now = await tx.policy.lockSettings();
    if (now.version !== version) throw new SettingsChangedMeanwhile();
    const date = checkedDate(effectiveAt, tx.now);
    await rejectSecond(tx);
    const next = settingsAfter(now, form);
    if (next.companyInbox !== now.companyInbox) {
      throw new InvalidInput({ companyInbox: 'Please change the inbox at once, without a date.' });
    }
    const figures = figuresIn(differing(factsOf(next), factsOf(now)));
    if (Object.keys(figures).length === 0) return;
    await raiseVersion(tx, now);
    const record = recordOf(tx, actor, { version: next.version, reason: why, effectiveAt: date });
    await tx.policy.addChange({ ...record, figures, companyInbox: null });
    await noteAction(tx, ids, actor, {
      action: 'schedule-settings',
      subject: 'settings',
      subjectId: SETTINGS_ID,
      reason: why,
      before: differing(factsOf(now), factsOf(next)),
      after: { ...figures, effectiveAt: date.toISOString() },
    });
  });
}

async function scheduledChange(
  tx: Transaction<SettingsStores>,
  version: number,
): Promise<ChangeRecord> {
  const changes = await tx.policy.changes();
  const change = changes.find((one) => one.version === version);
  if (!change || !isScheduled(change, tx.now)) throw new NotScheduled();
  return change;
}

/** Cancels a change that has not taken effect yet. @param change its version @throws InvalidInput, NotScheduled */
export async function takeSettingsBack(
  { unitOfWork, ids }: Ports,
  actor: Actor,
  { change, reason }: { readonly change: number; readonly reason: string },
): Promise<void> {
  const why = checkedReason(reason);
  await unitOfWork.run(async (tx) => {
    const now = await tx.policy.lockSettings();
    const { version, figures, effectiveAt } = await scheduledChange(tx, change);
    await raiseVersion(tx, now);
    const isTaken = await tx.policy.takeBack(version, { at: tx.now, by: actor.username });
    // It may have taken effect while this waited for the lock.
    if (!isTaken) throw new NotScheduled();
    await noteAction(tx, ids, actor, {
      action: 'take-settings-back',
      subject: 'settings',
      subjectId: SETTINGS_ID,
      reason: why,
      before: { ...figures, effectiveAt: effectiveAt.toISOString() },
      after: null,
    });
  });
}
