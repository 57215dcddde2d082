import type { SealedCopies } from './ports.js';

export type PrivacyStores = { readonly sealedCopies: SealedCopies };
