import { callApi, type AnswerOf } from '../../lib/api.js';

type OwnCertificates = AnswerOf<'GET /api/me/certificates'>;
type CheckedDocument = AnswerOf<'GET /api/documents/{code}'>['document'];

export type CheckedCertificate = Extract<CheckedDocument, { kind: 'certificate' }>;

export type CheckedLetter = Exclude<CheckedDocument, CheckedCertificate>;

/** A certificate as its owner sees it; its id is the result's. */
export type OwnCertificate = OwnCertificates['certificates'][number] & {
  /** Whether the age must be stated before a certificate becomes public. */
  readonly asksAge: boolean;
};

export async function checkDocument(code: string): Promise<CheckedDocument> {
  const path = `/api/documents/${encodeURIComponent(code)}`;
  const options = { asStudent: false };
  return (await callApi<{ document: CheckedDocument }>(path, options)).document;
}

export async function fetchOwnCertificates(): Promise<readonly OwnCertificate[]> {
  const { certificates, asksAge } = await callApi<OwnCertificates>('/api/me/certificates');
  return certificates.map((one) => ({ ...one, asksAge }));
}

type Publishing = {
  readonly isPublic: boolean;
  readonly noticeVersion: string;
  readonly ageStatement: string;
};

export const publishCertificate = (id: string, body: Publishing): Promise<unknown> =>
  callApi(`/api/me/certificates/${encodeURIComponent(id)}/visibility`, { method: 'POST', body });

export const filePath = ({ id }: OwnCertificate, file: 'pdf' | 'badge'): string =>
  `/api/me/certificates/${encodeURIComponent(id)}/${file === 'pdf' ? 'pdf' : 'badge.json'}`;
