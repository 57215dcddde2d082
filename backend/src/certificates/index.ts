export { CertificateSchema } from './certificate.schema.js';
export { CERTIFICATES } from './certificates.list.js';
export { CertificatesModule } from './certificates.module.js';
export { CERTIFICATES_RESPONSES } from './certificates.responses.js';
export { typeormCertificates } from './certificates.typeorm.js';
