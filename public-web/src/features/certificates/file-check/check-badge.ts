import { DataIntegrityProof } from '@digitalbazaar/data-integrity';
import { cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite';
import { verifyCredential } from '@digitalbazaar/vc';
import { checkStatus } from '@digitalbazaar/vc-bitstring-status-list';
// Files that the issuer and this page read alike.
// oxlint-disable-next-line no-restricted-imports -- no code of the backend
import credentials from '../../../../../backend/contexts/credentials-v2.json?raw';
// oxlint-disable-next-line no-restricted-imports -- no code of the backend
import openBadges from '../../../../../backend/contexts/open-badges-3.0.3.json?raw';
import type { BadgeFile } from './badge-file.js';

const CONTEXTS: Readonly<Record<string, string>> = {
  'https://www.w3.org/ns/credentials/v2': credentials,
  'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json': openBadges,
};
const MULTIKEY = 'https://w3id.org/security/multikey/v1';

class Unreachable extends Error {}

/** `not-ours`: another issuer's, which this page can't speak for. */
export type BadgeState = 'valid' | 'revoked' | 'changed' | 'not-ours';

/** This site as an issuer, by the method `web`: https://w3c-ccg.github.io/did-method-web/ */
const ownDid = (): string => `did:web:${location.host.replaceAll(':', '%3A')}`;

async function fetchOwn(path: string): Promise<Readonly<Record<string, unknown>>> {
  const response = await fetch(path).catch(() => null);
  if (response?.ok) return (await response.json()) as Readonly<Record<string, unknown>>;
  // An answer that there is no such thing is an answer.
  if (response?.status === 404) throw new Error(`There is no ${path}`);
  throw new Unreachable();
}

async function ownKeys(url: string): Promise<object> {
  const did = await fetchOwn('/.well-known/did.json');
  if (!url.includes('#')) return did;
  const keys = did.verificationMethod as readonly { readonly id: string }[];
  const key = keys.find(({ id }) => id === url);
  if (!key) throw new Error('No such key');
  return { '@context': MULTIKEY, ...key };
}

/** Reads what the file names from this site alone. */
async function documentOf(url: string): Promise<object> {
  const context = CONTEXTS[url];
  if (context !== undefined) return JSON.parse(context) as object;
  if (url.split('#')[0] === ownDid()) return ownKeys(url);
  const { origin, pathname } = new URL(url);
  if (origin === location.origin) return fetchOwn(pathname);
  throw new Error(`${url} is not of this site`);
}

const documentLoader = async (documentUrl: string) => ({
  documentUrl,
  document: await documentOf(documentUrl),
  contextUrl: null,
});

// A suite keeps what it made of one document, so each has its own.
const newSuite = () => new DataIntegrityProof({ cryptosuite });

async function isSigned(badge: BadgeFile): Promise<boolean> {
  const met = { isUnreachable: false };
  const { verified } = await verifyCredential({
    credential: badge,
    suite: newSuite(),
    documentLoader: (url) =>
      documentLoader(url).catch((error: unknown) => {
        if (error instanceof Unreachable) met.isUnreachable = true;
        throw error;
      }),
    // Asked for once the signature is known to be right.
    checkStatus: () => Promise.resolve({ verified: true }),
  });
  if (met.isUnreachable) throw new Unreachable();
  return verified;
}

/** @throws Unreachable also if the list can't be read: then nothing is known */
async function isRevoked(badge: BadgeFile): Promise<boolean> {
  const { results } = await checkStatus({ credential: badge, suite: newSuite(), documentLoader });
  if (!results || results.length === 0) throw new Unreachable();
  return results.some(({ status }) => status);
}

/** Checks it in this page: of the file nothing is sent. @throws Unreachable */
export async function checkBadge(badge: BadgeFile): Promise<BadgeState> {
  if (badge.issuer.id !== ownDid()) return 'not-ours';
  if (!(await isSigned(badge))) return 'changed';
  return (await isRevoked(badge)) ? 'revoked' : 'valid';
}
