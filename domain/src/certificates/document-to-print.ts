import { DocumentNotFound } from './errors.js';
import type { IssuedDocument } from './issued-document.js';
import type { CertificateStores } from './ports.js';

type Printable<Document> = Document extends { readonly facts: infer Facts }
  ? Document & { readonly facts: NonNullable<Facts> }
  : never;
export type PrintableDocument = Printable<IssuedDocument>;

function checkPrintable(document: IssuedDocument | null): PrintableDocument {
  if (document?.state !== 'valid' || !document.facts) throw new DocumentNotFound();
  return document as PrintableDocument;
}

/** A valid certificate, of this student if one is named. @throws DocumentNotFound also for another student's */
export async function certificateToPrint(
  { certificates }: CertificateStores,
  { studentId, id }: { readonly studentId?: string; readonly id: string },
): Promise<PrintableDocument> {
  const found = await certificates.find(id);
  const isOther = studentId !== undefined && found?.studentId !== studentId;
  return checkPrintable(isOther ? null : found);
}

/** A valid letter of this application. @param application.applicationId null: there is no application @throws
 * DocumentNotFound also for another application's */
export async function letterToPrint(
  { certificates }: CertificateStores,
  { applicationId, code }: { readonly applicationId: string | null; readonly code: string },
): Promise<PrintableDocument> {
  const found = await certificates.findByCode(code);
  const isOwn =
    found !== null &&
    found.kind !== 'certificate' &&
    applicationId !== null &&
    found.applicationId === applicationId;
  return checkPrintable(isOwn ? found : null);
}
