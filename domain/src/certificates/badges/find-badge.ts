import type { Certificate } from '../certificate.js';
import { DocumentNotFound } from '../errors.js';
import { readCode } from '../certificate-code.js';
import type { CertificateStores } from '../ports.js';
import type { Signed, BadgeStores } from './ports.js';

type Ports = BadgeStores & CertificateStores;

type FoundBadge = { readonly code: string; readonly credential: Signed };

async function badgeOf(
  { badges }: BadgeStores,
  { id, code }: Certificate,
): Promise<FoundBadge | null> {
  const badge = await badges.findBadge(id);
  return badge && { code, credential: badge.credential };
}

async function ofPublic(ports: Ports, typed: string): Promise<FoundBadge | null> {
  const code = readCode(typed);
  const found = code === null ? null : await ports.certificates.findByCode(code);
  return found?.kind === 'certificate' && found.isPublic ? badgeOf(ports, found) : null;
}

/** Whether the badge of a certificate is public: its owner made the certificate public, and the badge is signed. @param
 * typed the code as typed */
export const hasPublicBadge = async (ports: Ports, typed: string): Promise<boolean> =>
  (await ofPublic(ports, typed)) !== null;

/** The badge of a public certificate. @param typed the code as typed @throws DocumentNotFound also for a private one,
 * and without a badge */
export async function publicBadge(ports: Ports, typed: string): Promise<FoundBadge> {
  const badge = await ofPublic(ports, typed);
  if (!badge) throw new DocumentNotFound();
  return badge;
}

/** The badge of a student's own certificate, public or not. @throws DocumentNotFound also for another student's, and
 * without a badge */
export async function ownBadge(
  ports: Ports,
  studentId: string,
  certificateId: string,
): Promise<FoundBadge> {
  const found = await ports.certificates.find(certificateId);
  const badge = found?.studentId === studentId ? await badgeOf(ports, found) : null;
  if (!badge) throw new DocumentNotFound();
  return badge;
}
