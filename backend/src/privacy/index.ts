export { ConsentSchema, typeormConsents } from './consents.typeorm.js';
export { x25519Seal } from './copy-seal.x25519.js';
export { typeormSealedCopies } from './sealed-copies.typeorm.js';
export { PRIVACY_RESPONSES } from './privacy.responses.js';
export { PrivacyModule } from './privacy.module.js';
