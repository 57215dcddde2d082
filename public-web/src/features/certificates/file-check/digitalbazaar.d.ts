/** What the site uses of these packages, which bring no types. */

declare module '@digitalbazaar/vc' {
  export function verifyCredential(options: {
    credential: object;
    suite: object;
    documentLoader: (url: string) => Promise<object>;
    checkStatus: () => Promise<object>;
  }): Promise<{ readonly verified: boolean }>;
}

declare module '@digitalbazaar/data-integrity' {
  export class DataIntegrityProof {
    constructor(options: { cryptosuite: object });
  }
}

declare module '@digitalbazaar/eddsa-rdfc-2022-cryptosuite' {
  export const cryptosuite: object;
}

declare module '@digitalbazaar/vc-bitstring-status-list' {
  export function checkStatus(options: {
    credential: object;
    suite: object;
    documentLoader: (url: string) => Promise<object>;
  }): Promise<{ readonly results?: readonly { readonly status: boolean }[] }>;
}
