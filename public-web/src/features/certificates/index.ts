export { OwnCertificate } from './own-certificate.js';
