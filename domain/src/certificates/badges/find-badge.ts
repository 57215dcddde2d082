import type { Certificate } from '../certificate.js';
import { DocumentNotFound } from '../errors.js';
import { readCode } from '../certificate-code.js';
import type { CertificateStores } from '../stores.js';
import type { Signed } from './ports.js';
import type { BadgeStores } from './stores.js';

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

/** Whether anyone may have the badge of a certificate: its owner made it public, and it is signed.
 * @param typed the code as it was typed */
export const hasPublicBadge = async (ports: Ports, typed: string): Promise<boolean> =>
  (await ofPublic(ports, typed)) !== null;

/** The badge of a certificate whose owner made it public. @param typed the code as it was typed
 * @throws DocumentNotFound also for a private one, and for one without a badge */
export async function publicBadge(ports: Ports, typed: string): Promise<FoundBadge> {
  const badge = await ofPublic(ports, typed);
  if (!badge) throw new DocumentNotFound();
  return badge;
}

/** The badge of an own certificate, public or not. @throws DocumentNotFound also for another
 * student's, and for one without a badge */
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
