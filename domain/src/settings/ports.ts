import type { Policy, Settings } from './policy.js';
import type { ChangeRecord } from './settings-change.js';

/** Where the figures in force are kept. */
export type PolicySource = {
  current(): Promise<Policy>;
  /** The company's inbox as it is set; empty if it is not. */
  companyInbox(): Promise<string>;
  settings(): Promise<Settings>;
  /** All settings, locked until the transaction ends. */
  lockSettings(): Promise<Settings>;
  /** Puts these in force, once the transaction commits; changes that came due before are in them. */
  saveSettings(settings: Settings): Promise<void>;
  /** Keeps a change; from its date on, its figures are in force. */
  addChange(change: ChangeRecord): Promise<void>;
  changes(): Promise<readonly ChangeRecord[]>;
  /** Has a change never take effect; false if it has taken effect by now, and nothing was done. */
  takeBack(version: number, taken: { readonly at: Date; readonly by: string }): Promise<boolean>;
};

/** Asks before other figures of a test end the offer of a domain. */
export type FiguresCheck = {
  /** @throws a refusal that names the domains, unless the owner has said that it is meant */
  reject(next: Pick<Policy, 'questionsPerTest'>, isConfirmed: boolean): Promise<void>;
};

export type WithFiguresCheck = { readonly figuresCheck: FiguresCheck };
