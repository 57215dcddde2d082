/** What the product uses of these packages, which bring no types. */

declare module '@digitalbazaar/vc' {
  export function issue(options: {
    credential: object;
    suite: object;
    documentLoader: (url: string) => Promise<object>;
  }): Promise<Record<string, unknown>>;
  export function verifyCredential(options: {
    credential: object;
    suite: object;
    documentLoader: (url: string) => Promise<object>;
    checkStatus: () => Promise<{ verified: boolean }>;
  }): Promise<{ readonly verified: boolean }>;
}

declare module '@digitalbazaar/data-integrity' {
  export class DataIntegrityProof {
    constructor(options: { signer?: object; cryptosuite: object });
  }
}

declare module '@digitalbazaar/ed25519-multikey' {
  export function generate(options: { controller: string; seed: Uint8Array }): Promise<{
    readonly publicKeyMultibase: string;
    signer(): object;
  }>;
}

declare module '@digitalbazaar/eddsa-rdfc-2022-cryptosuite' {
  export const cryptosuite: object;
}

declare module '@digitalbazaar/vc-bitstring-status-list' {
  export type BitstringStatusList = { setStatus(index: number, status: boolean): void };
  export function createList(options: { length: number }): Promise<BitstringStatusList>;
  export function createCredential(options: {
    id: string;
    list: BitstringStatusList;
    statusPurpose: 'revocation';
  }): Promise<Record<string, unknown>>;
  export function checkStatus(options: {
    credential: object;
    suite: object;
    documentLoader: (url: string) => Promise<object>;
  }): Promise<{ readonly results?: readonly { readonly status: boolean }[] }>;
}
