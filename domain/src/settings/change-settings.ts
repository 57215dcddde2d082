import { type Actor, checkedReason, type Facts, note, type WithAudit } from '../audit/index.js';
import { DomainError, rejectInvalid } from '../kernel/errors.js';
import type { IdSource } from '../kernel/sources.js';
import type { Work } from '../kernel/transaction.js';
import { DEFAULT_POLICY, type Policy, type Settings, type WithPolicy } from './policy.js';
import { validateSettings, type SettingsForm } from './settings-form.js';

type Ports = Work<WithAudit & WithPolicy> & { readonly ids: IdSource };

/** What the settings are to be, and why. */
export type SettingsChange = SettingsForm & {
  /** The version that the owner saw. */
  readonly version: number;
  readonly reason: string;
};

/** Somebody else has changed the settings since the owner looked at them. */
export class SettingsChangedMeanwhile extends DomainError {
  constructor() {
    super(
      'conflict',
      'settings_changed',
      'Somebody else has changed the settings meanwhile. Load them again before you change them.',
    );
  }
}

/** What the audit log calls the settings: there is one set of them. */
export const SETTINGS_ID = 'settings';

const FIGURES = Object.keys(DEFAULT_POLICY) as (keyof Policy)[];

/** What the settings become; other figures are another version of the terms. */
function settingsAfter(now: Settings, form: SettingsForm): Settings {
  const version = now.version + 1;
  const policy = Object.fromEntries(FIGURES.map((name) => [name, form[name]])) as Policy;
  const isSame = FIGURES.every((name) => policy[name] === now.policy[name]);
  const termsVersion = isSame ? now.termsVersion : version;
  return { policy, companyInbox: form.companyInbox.trim(), version, termsVersion };
}

const factsOf = ({ policy, companyInbox }: Settings): Facts => ({ ...policy, companyInbox });

/** Of two sets of facts, those in which the first differs from the second. */
const differing = (facts: Facts, others: Facts): Facts =>
  Object.fromEntries(Object.entries(facts).filter(([name, fact]) => fact !== others[name]));

/**
 * Puts other settings in force, for the attempts, sign-ups and orders that are made from now on.
 * Settings that are as they were change nothing.
 * @throws InvalidInput, SettingsChangedMeanwhile
 */
export async function changeSettings(
  { unitOfWork, ids }: Ports,
  actor: Actor,
  { version, reason, ...form }: SettingsChange,
): Promise<Settings> {
  const why = checkedReason(reason);
  rejectInvalid(validateSettings(form));
  return unitOfWork.run(async (tx) => {
    const now = await tx.policy.lockSettings();
    if (now.version !== version) throw new SettingsChangedMeanwhile();
    const next = settingsAfter(now, form);
    const after = differing(factsOf(next), factsOf(now));
    if (Object.keys(after).length === 0) return now;
    await tx.policy.saveSettings(next);
    await note(tx, ids, actor, {
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
