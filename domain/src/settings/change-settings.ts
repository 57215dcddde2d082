import {
  type Actor,
  checkedReason,
  type Facts,
  noteAction,
  type AuditStores,
} from '../audit/index.js';
import { rejectInvalid, conflict } from '../kernel/errors.js';
import { type CompanyInboxPort, type EmailStores, mailCompany } from '../email/index.js';
import type { Transaction, Work, IdSource } from '../kernel/transaction.js';
import { DEFAULT_POLICY, type Policy, type Settings } from './policy.js';
import type { WithFiguresCheck, SettingsStores } from './ports.js';
import { type ChangeRecord, isOfTerms } from './settings-change.js';
import { validateSettings, type SettingsForm } from './settings-form.js';

type Ports = Work<AuditStores & EmailStores & SettingsStores> &
  CompanyInboxPort &
  WithFiguresCheck & {
    readonly ids: IdSource;
  };

export type SettingsChange = SettingsForm & {
  readonly version: number;
  readonly reason: string;
  readonly confirmed?: boolean | undefined;
};

export class SettingsChangedMeanwhile extends conflict(
  'settings_changed',
  'Somebody else has changed the settings meanwhile. Load them again before you change them.',
) {}

/** The id of the settings in the audit log; there is only one set. */
export const SETTINGS_ID = 'settings';

const FIGURES = Object.keys(DEFAULT_POLICY) as (keyof Policy)[];

export const policyIn = (form: SettingsForm): Policy =>
  Object.fromEntries(FIGURES.map((name) => [name, form[name]])) as Policy;

/** The settings after a change; other figures of a test make a new version of the terms. */
export function settingsAfter(now: Settings, form: SettingsForm): Settings {
  const version = now.version + 1;
  const policy = policyIn(form);
  const changed = figuresIn(differing(policy, now.policy));
  const termsVersion = isOfTerms(changed) ? version : now.termsVersion;
  return { policy, companyInbox: form.companyInbox.trim(), version, termsVersion };
}

export const factsOf = ({ policy, companyInbox }: Settings): Facts => ({ ...policy, companyInbox });

export const figuresIn = (facts: Facts): Partial<Policy> =>
  Object.fromEntries(Object.entries(facts).filter(([name]) => name in DEFAULT_POLICY));

type MadeChange = Pick<ChangeRecord, 'version' | 'reason' | 'effectiveAt'>;

export const recordOf = (
  tx: { readonly now: Date },
  { username }: Actor,
  made: MadeChange,
): Omit<ChangeRecord, 'figures' | 'companyInbox'> => ({
  ...made,
  madeAt: tx.now,
  madeBy: username,
  takenBackAt: null,
  takenBackBy: null,
});

export const differing = (facts: Facts, others: Facts): Facts =>
  Object.fromEntries(Object.entries(facts).filter(([name, fact]) => fact !== others[name]));

/** An attacker would first send the notices to another inbox. */
const announceInbox = (
  tx: Transaction<EmailStores & SettingsStores>,
  inbox: CompanyInboxPort,
  { username }: Actor,
): Promise<void> =>
  mailCompany(tx, inbox, {
    kind: 'admin-security-notice',
    data: { action: 'change-inbox', username, by: username, at: tx.now.toISOString() },
  });

/** Changes the settings for later attempts, sign-ups and orders; equal settings change nothing. @throws InvalidInput,
 * SettingsChangedMeanwhile, DomainsWouldClose */
export async function changeSettings(
  { unitOfWork, ids, figuresCheck, ...inbox }: Ports,
  actor: Actor,
  { version, reason, confirmed = false, ...form }: SettingsChange,
): Promise<Settings> {
  const why = checkedReason(reason);
  rejectInvalid(validateSettings(form));
  await figuresCheck.reject(policyIn(form), confirmed);
  return unitOfWork.run(async (tx) => {
    const now = await tx.policy.lockSettings();
    if (now.version !== version) throw new SettingsChangedMeanwhile();
    const next = settingsAfter(now, form);
    const after = differing(factsOf(next), factsOf(now));
    if (Object.keys(after).length === 0) return now;
    const isMoved = next.companyInbox !== now.companyInbox;
    // Before the change, so that the notice goes to the old inbox.
    if (isMoved) await announceInbox(tx, inbox, actor);
    await tx.policy.saveSettings(next);
    const made = { version: next.version, reason: why, effectiveAt: tx.now };
    await tx.policy.addChange({
      ...recordOf(tx, actor, made),
      figures: figuresIn(after),
      companyInbox: isMoved ? next.companyInbox : null,
    });
    await noteAction(tx, ids, actor, {
      action: 'change-settings',
      subject: 'settings',
      subjectId: SETTINGS_ID,
      reason: why,
      before: differing(factsOf(now), factsOf(next)),
      after,
    });
    return next;
  });
}
