import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_KEY = 0x40;

const sha256 = (data: string | Uint8Array): Buffer => createHash('sha256').update(data).digest();
const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');

export type Maker = { readonly certificate: Uint8Array; readonly privateKey: KeyObject };

type Behaviour = {
  readonly origin?: string;
  readonly rpId?: string;
  readonly isVerified?: boolean;
  readonly counter?: number;
  readonly type?: string;
  /** Vouches for a new key by a certificate, though none was asked for. */
  readonly maker?: Maker;
};

const statementOf = ({ certificate, privateKey }: Maker, signed: Buffer) =>
  new Map<string, unknown>([
    ['alg', -7],
    ['sig', new Uint8Array(sign('sha256', signed, privateKey))],
    ['x5c', [certificate]],
  ]);

/** A passkey that lives in this process, and answers as a browser would (WebAuthn, ES256). */
export class SoftwareAuthenticator {
  readonly id = base64url(randomBytes(16));
  private readonly keys: { publicKey: KeyObject; privateKey: KeyObject };
  private uses = 0;

  constructor(private readonly site: { readonly origin: string; readonly rpId: string }) {
    this.keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  }

  make(challenge: string, behaviour: Behaviour = {}) {
    const { maker } = behaviour;
    const clientDataJSON = this.clientData('webauthn.create', challenge, behaviour);
    const data = this.dataOf(HAS_KEY, this.credential(), behaviour);
    const signed = Buffer.concat([data, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    const attestation = new Map<string, unknown>([
      ['fmt', maker ? 'packed' : 'none'],
      ['attStmt', new Map(maker ? statementOf(maker, signed) : [])],
      ['authData', new Uint8Array(data)],
    ]);
    return this.answer({
      clientDataJSON,
      attestationObject: base64url(isoCBOR.encode(attestation as never)),
      transports: ['internal'],
    });
  }

  sign(challenge: string, behaviour: Behaviour = {}) {
    this.uses += 1;
    const data = this.dataOf(0, Buffer.alloc(0), { counter: this.uses, ...behaviour });
    const clientDataJSON = this.clientData('webauthn.get', challenge, behaviour);
    const signed = Buffer.concat([data, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    return this.answer({
      clientDataJSON,
      authenticatorData: base64url(data),
      signature: base64url(sign('sha256', signed, this.keys.privateKey)),
    });
  }

  private answer<Response extends object>(response: Response) {
    return { id: this.id, rawId: this.id, type: 'public-key' as const, response };
  }

  private clientData(type: string, challenge: string, behaviour: Behaviour): string {
    const { origin = this.site.origin } = behaviour;
    const data = { type: behaviour.type ?? type, challenge, origin, crossOrigin: false };
    return base64url(Buffer.from(JSON.stringify(data)));
  }

  private dataOf(
    flags: number,
    rest: Uint8Array,
    { rpId = this.site.rpId, isVerified = true, counter = 0 }: Behaviour,
  ): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const all = flags | USER_PRESENT | (isVerified ? USER_VERIFIED : 0);
    return Buffer.concat([sha256(rpId), Buffer.from([all]), count, rest]);
  }

  private credential(): Buffer {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]);
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    return Buffer.concat([Buffer.alloc(16), length, id, isoCBOR.encode(key)]);
  }
}
