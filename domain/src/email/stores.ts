import type { EmailOutbox } from './ports.js';

export type EmailStores = { readonly emails: EmailOutbox };
