export { CERTIFICATES } from './certificates.list.js';
export { CertificatesModule } from './certificates.module.js';
export { CERTIFICATES_RESPONSES } from './certificates.responses.js';
export { DocumentFiles } from './document-files.js';
export { typeormDocuments } from './documents.typeorm.js';
export { IssuedDocumentSchema } from './issued-document.schema.js';
