export { badgeIssuerOf } from './badge-issuer.js';
export { BadgesModule } from './badges.module.js';
export { BADGES_RESPONSES } from './badges.responses.js';
export { typeormBadges } from './badges.typeorm.js';
export { digitalBazaarSigner } from './signer.digitalbazaar.js';
