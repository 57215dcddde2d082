import type { Policy, Settings } from './policy.js';
import type { ChangeRecord } from './settings-change.js';

export type PolicySource = {
  current(): Promise<Policy>;
  /** The company's inbox of the settings; empty if none is set. */
  companyInbox(): Promise<string>;
  settings(): Promise<Settings>;
  /** All settings, locked until the transaction ends. */
  lockSettings(): Promise<Settings>;
  /** Stores the settings; they include changes that have taken effect since. */
  saveSettings(settings: Settings): Promise<void>;
  /** Stores a change; from its date on, its figures are in force. */
  addChange(change: ChangeRecord): Promise<void>;
  changes(): Promise<readonly ChangeRecord[]>;
  /** Cancels a change before its date; false, with nothing done, if it has taken effect. */
  takeBack(version: number, taken: { readonly at: Date; readonly by: string }): Promise<boolean>;
};

/** Checks a change before it closes domains. */
export type FiguresCheck = {
  /** @throws a refusal that names the domains, unless the owner has said that it is meant */
  reject(next: Pick<Policy, 'questionsPerTest'>, isConfirmed: boolean): Promise<void>;
};

export type WithFiguresCheck = { readonly figuresCheck: FiguresCheck };

export type SettingsStores = { readonly policy: PolicySource };
