export { hasPublicBadge, ownBadge, publicBadge } from './badges/find-badge.js';
export { LIST_LENGTH, didDocument, didOf, type BadgeIssuer } from './badges/open-badge.js';
export type { BadgeRepository, CredentialSigner, Signed, BadgeStores } from './badges/ports.js';
export { signBadges } from './badges/sign-badges.js';
export { CODE_ALPHABET, printedCode, readCode } from './certificate-code.js';
export {
  REVOCATION_CAUSES,
  effectOf,
  type Certificate,
  type CertificateEffect,
} from './certificate.js';
export { checkDocument, type CheckedCertificate, type CheckedLetter } from './check-document.js';
export { certificateToPrint, letterToPrint, type PrintableDocument } from './document-to-print.js';
export { DOCUMENT_STATE_WORDS } from './document-words.js';
export { DocumentNotFound } from './errors.js';
export { howTakenText, UNSUPERVISED, type HowTaken } from './how-taken.js';
export {
  issueCertificate,
  markUnsupervised,
  regradeCertificate,
  revokeWithResult,
} from './issue-certificate.js';
export { issueLetter, type LetterPorts } from './issue-letter.js';
export { DOCUMENT_STATES } from './issued-base.js';
export type { IssuedDocument } from './issued-document.js';
export { LETTER_KINDS, type LetterKind, type LetterTerms } from './letter.js';
export { reissueCertificate, revokeCertificate } from './manage-certificates.js';
export { hasStatedAge, ownCertificates, publishCertificate } from './own-certificates.js';
export type { DocumentRepository, CertificateStores } from './ports.js';
export { withdrawCertificatesOf } from './withdraw-certificates.js';
