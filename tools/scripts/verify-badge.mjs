/**
 * Checks an Open Badge by the standards' libraries alone: it imports nothing of this product. It asks
 * the issuer's site for its keys and for the list of states, and nothing else.
 *
 * npm run verify-badge -- <file or URL> [--at http://127.0.0.1:3000]
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DataIntegrityProof } from '@digitalbazaar/data-integrity';
import { cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite';
import { verifyCredential } from '@digitalbazaar/vc';
import { checkStatus } from '@digitalbazaar/vc-bitstring-status-list';

const CONTEXTS = {
  'https://www.w3.org/ns/credentials/v2': 'credentials-v2.json',
  'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json': 'open-badges-3.0.3.json',
};
const MULTIKEY = 'https://w3id.org/security/multikey/v1';
const LOCAL = /^(localhost|127\.0\.0\.1)(:|$)/;

const [source, flag, at] = process.argv.slice(2);
if (!source || (flag !== undefined && (flag !== '--at' || !at))) {
  console.error('npm run verify-badge -- <file or URL> [--at <where the issuer’s site answers>]');
  process.exit(2);
}

/** Another address than the issuer's own, for a site that its name does not lead to yet. */
const placed = (url) => (at ? new URL(new URL(url).pathname, at).href : url);

async function fetchJson(url) {
  const response = await fetch(placed(url));
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.json();
}

const read = async (place) =>
  /^https?:/.test(place) ? fetchJson(place) : JSON.parse(await readFile(place, 'utf8'));

async function fetchDid(did) {
  const [, method, host, ...path] = did.split(':');
  if (method !== 'web' || path.length > 0) throw new Error(`${did} is no did:web of a site`);
  const name = decodeURIComponent(host);
  const document = await fetchJson(
    `${LOCAL.test(name) ? 'http' : 'https'}://${name}/.well-known/did.json`,
  );
  if (document.id !== did) throw new Error(`The document at ${name} is of ${document.id}`);
  return document;
}

async function loadDid(url) {
  const [did, fragment] = url.split('#');
  const document = await fetchDid(did);
  if (!fragment) return document;
  const method = document.verificationMethod.find(({ id }) => id === url);
  if (!method) throw new Error(`${did} publishes no key ${fragment}`);
  return { '@context': MULTIKEY, ...method };
}

async function documentLoader(documentUrl) {
  const file = CONTEXTS[documentUrl];
  if (file) {
    const text = await readFile(join(import.meta.dirname, '../../backend/contexts', file), 'utf8');
    return { documentUrl, document: JSON.parse(text), contextUrl: null };
  }
  const isDid = documentUrl.startsWith('did:');
  const document = isDid ? await loadDid(documentUrl) : await fetchJson(documentUrl);
  return { documentUrl, document, contextUrl: null };
}

/** What the libraries say went wrong, down to its causes. */
const reasonsOf = (error) =>
  [error?.message, ...[error?.errors ?? error?.cause ?? []].flat().map(reasonsOf)]
    .flat()
    .filter(Boolean);

const newSuite = () => new DataIntegrityProof({ cryptosuite });

/** A list of states that can't be read is a failure too; a bit that is set is the refusal. */
const stateOf = async ({ credential }) => {
  const states = await checkStatus({ credential, suite: newSuite(), documentLoader });
  const isSet = states.results?.some(({ status }) => status === true);
  return isSet ? { ...states, verified: false, error: new Error('The badge was revoked') } : states;
};

const credential = await read(source).catch((error) => {
  console.error(`It can’t be read: ${error.message}`);
  process.exit(2);
});
const checked = await verifyCredential({
  credential,
  suite: newSuite(),
  documentLoader,
  checkStatus: stateOf,
});
if (checked.verified) {
  const { issuer, name, validFrom } = credential;
  console.log(`Valid: ${name}, issued by ${issuer.name} (${issuer.id}) on ${validFrom}`);
} else {
  const reasons = [...reasonsOf(checked.error), ...reasonsOf(checked.statusResult?.error)];
  console.log(`Refused: ${[...new Set(reasons)].join('; ')}`);
  process.exitCode = 1;
}
