import type { PolicySource } from '../../settings/policy.js';
import { answer, type TablesNow } from './tables.js';

/** The settings in memory. */
export const inMemorySettings = (now: TablesNow): PolicySource => ({
  current: () => answer(() => now().settings.policy),
  companyInbox: () => answer(() => now().settings.companyInbox),
  settings: () => answer(() => now().settings),
  lockSettings: () => answer(() => now().settings),
  saveSettings: (settings) => answer(() => void (now().settings = settings)),
});
