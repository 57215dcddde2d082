export { hasPublicBadge, ownBadge, publicBadge } from './find-badge.js';
export { type BadgeIssuer, didDocument, didOf, LIST_LENGTH } from './open-badge.js';
export type { BadgeRepository, CredentialSigner, Signed } from './ports.js';
export { signBadges } from './sign-badges.js';
export type { BadgeStores } from './stores.js';
