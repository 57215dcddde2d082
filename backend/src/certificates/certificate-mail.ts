import { certificateToPrint, type CertificateStores } from '@portal/domain/certificates/index.js';
import type { EmailData } from '@portal/domain/email/index.js';
import type { AttachmentsOf } from '../email/index.js';
import type { Config } from '../platform/config/config.js';
import { PDF } from '../platform/http/attachment.js';
import { documentPdf } from './document.pdfkit.js';
import { documentWords } from './document-words.js';

/** The certificate of a pass goes with the mail of its result; one that was revoked by then does not. */
export const certificateAttachments =
  ({ issuer, PUBLIC_URL }: Config, stores: CertificateStores): AttachmentsOf =>
  async ({ kind, data }) => {
    const { resultId, passed } = data as EmailData['test-result'];
    if (kind !== 'test-result' || !passed) return [];
    const found = await certificateToPrint(stores, { id: resultId }).catch(() => null);
    if (!found) return [];
    const { origin } = new URL(PUBLIC_URL);
    const content = await documentPdf(documentWords(found, { company: issuer.name, origin }));
    return [{ filename: `certificate-${found.code}.pdf`, content, contentType: PDF }];
  };
