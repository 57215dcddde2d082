export { noteExport } from './data-export.js';
export { deleteOwnAccount } from './delete-own-account.js';
export { eraseStudent } from './erase-student.js';
export { retireIdleAccounts } from './idle-accounts.js';
export type { SealedCopies, PrivacyStores } from './ports.js';
export { daysOfSealedCopies, type CopySeal } from './sealed-copy.js';
