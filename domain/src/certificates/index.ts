export { LETTER_CODE_LENGTH, printedCode, readCode } from './certificate-code.js';
export {
  REVOCATION_CAUSES,
  type Certificate,
  type CertificateEffect,
  type CertificateFacts,
  effectOf,
} from './certificate.js';
export { CERTIFICATE_STATE_WORDS } from './certificate-words.js';
export { checkCertificate, type CheckedCertificate } from './check-certificate.js';
export { CertificateNotFound } from './errors.js';
export { issueCertificate, regradeCertificate, revokeWithResult } from './issue-certificate.js';
export { reissueCertificate, revokeCertificate } from './manage-certificates.js';
export { hasStatedAge, ownCertificates, publishCertificate } from './own-certificates.js';
export type { CertificateRepository, WithCertificates } from './ports.js';
export { withdrawCertificatesOf } from './withdraw-certificates.js';
export { underFreeCode } from './under-free-code.js';
