import type { ConsentLog } from './consent.js';

export type ConsentStores = { readonly consents: ConsentLog };
