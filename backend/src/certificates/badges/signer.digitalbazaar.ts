import { createHash } from 'node:crypto';
import { type CredentialSigner, LIST_LENGTH } from '@portal/domain/certificates/index.js';
import { loadContext } from './contexts.js';

/** The packages, with all of JSON-LD, are loaded at the first signature. */
async function load(seed: Uint8Array, controller: string) {
  const [vc, { DataIntegrityProof }, multikey, { cryptosuite }, lists] = await Promise.all([
    import('@digitalbazaar/vc'),
    import('@digitalbazaar/data-integrity'),
    import('@digitalbazaar/ed25519-multikey'),
    import('@digitalbazaar/eddsa-rdfc-2022-cryptosuite'),
    import('@digitalbazaar/vc-bitstring-status-list'),
  ]);
  const key = await multikey.generate({ controller, seed });
  const sign = (credential: object) =>
    vc.issue({
      credential,
      // A suite stores its first document's hash, so each signature needs a new one.
      suite: new DataIntegrityProof({ signer: key.signer(), cryptosuite }),
      documentLoader: loadContext,
    });
  return { publicKey: key.publicKeyMultibase, sign, lists };
}

/** Signs by `eddsa-rdfc-2022`: https://www.w3.org/TR/vc-di-eddsa/
 * @param key 32 bytes in base64, from which the pair of keys follows
 * @param did the issuer, whose document has to name the public key */
export function digitalBazaarSigner(key: string, did: string): CredentialSigner {
  let loaded: ReturnType<typeof load> | undefined;
  const parts = () => (loaded ??= load(Buffer.from(key, 'base64'), did));
  return {
    publicKey: async () => (await parts()).publicKey,
    hash: (text) => createHash('sha256').update(text).digest('hex'),
    sign: async (credential) => (await parts()).sign(credential),
    async signList({ id, ...rest }, marked) {
      const { lists, sign } = await parts();
      const list = await lists.createList({ length: LIST_LENGTH });
      for (const index of marked) list.setStatus(index, true);
      const made = await lists.createCredential({ id, list, statusPurpose: 'revocation' });
      return sign({ ...made, ...rest });
    },
  };
}
