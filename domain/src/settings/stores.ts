import type { PolicySource } from './ports.js';

export type SettingsStores = { readonly policy: PolicySource };
