// oxlint-disable-next-line typescript/triple-slash-reference -- the packages have no types, and a file of ambient modules has nothing to import
/// <reference path="../certificates/badges/digitalbazaar.d.ts" />
import { DataIntegrityProof } from '@digitalbazaar/data-integrity';
import { cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite';
import { verifyCredential } from '@digitalbazaar/vc';
import { checkStatus } from '@digitalbazaar/vc-bitstring-status-list';
import { loadContext } from '../certificates/badges/contexts.js';

const MULTIKEY = 'https://w3id.org/security/multikey/v1';

type DidDocument = { readonly verificationMethod: readonly { readonly id: string }[] };

async function fetchJson(url: string): Promise<object> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return (await response.json()) as object;
}

// A suite keeps what it made of one document, so each has its own.
const newSuite = () => new DataIntegrityProof({ cryptosuite });

/** Checks a badge by the standards' libraries, with the keys and the status list of the site at
 * `site`. @returns whether it is signed and not revoked */
export async function verifyBadge(credential: object, site: string) {
  async function read(url: string): Promise<object> {
    if (url.startsWith('did:')) {
      const did = (await fetchJson(`${site}/.well-known/did.json`)) as DidDocument;
      const key = did.verificationMethod.find(({ id }) => id === url);
      return key ? { '@context': MULTIKEY, ...key } : did;
    }
    return fetchJson(site + new URL(url).pathname);
  }
  const documentLoader = (documentUrl: string): Promise<object> =>
    loadContext(documentUrl).catch(async () => ({
      documentUrl,
      document: await read(documentUrl),
      contextUrl: null,
    }));
  const signed = await verifyCredential({
    credential,
    suite: newSuite(),
    documentLoader,
    checkStatus: () => Promise.resolve({ verified: true }),
  });
  const states = await checkStatus({ credential, suite: newSuite(), documentLoader });
  const isRevoked = states.results?.some(({ status }) => status) ?? null;
  return { isSigned: signed.verified, isRevoked };
}
