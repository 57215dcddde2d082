import { jest } from '@jest/globals';
import { cryptoAuthenticators, totpCode } from './authenticators.crypto.js';
import { KeyObject, webcrypto } from 'node:crypto';
import { Logger } from '@nestjs/common';
import { BasicConstraintsExtension, X509CertificateGenerator } from '@peculiar/x509';
import type { PasskeyKey } from '@portal/domain/staff/index.js';
import { type Maker, SoftwareAuthenticator } from '../testing/software-authenticator.js';
import { webauthnPasskeys } from './passkey-verifier.webauthn.js';

/** The secret of RFC 6238, appendix B: "12345678901234567890" in base32. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

const OTHER = 'another-jwt-secret-of-32-characters';

const JWT_SECRET = 'a-jwt-secret-of-some-32-characters';

const { seal, open, newSecret, verify } = cryptoAuthenticators([JWT_SECRET]);

// RFC 6238, appendix B, the last six of the eight digits; its times in seconds.
it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [20_000_000_000, '353130'],
])('A code of an authenticator at %d s is %s', (seconds, code) => {
  expect(totpCode(SECRET, Math.floor(seconds / 30))).toBe(code);
  expect(verify(SECRET, Math.floor(seconds / 30), code)).toBe(true);
});

it.each(['', '2870820', '٢٨٧٠٨٢', '287083'])('A code of an authenticator is not "%s"', (code) =>
  expect(verify(SECRET, 1, code)).toBe(false),
);

describe('A secret', () => {
  it('is 160 bits in base32, and another one each time', () => {
    expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/);
    expect(newSecret()).not.toBe(newSecret());
  });

  it('is sealed anew each time, and opened for its admin under its key only', () => {
    const sealed = seal(SECRET, 'one');
    expect(sealed).not.toContain(SECRET);
    expect(sealed).not.toBe(seal(SECRET, 'one'));
    expect(open(sealed, 'one')).toBe(SECRET);
    expect(open(sealed, 'other')).toBeNull();
    expect(cryptoAuthenticators([OTHER]).open(sealed, 'one')).toBeNull();
  });

  it('is opened under the key before this one, and sealed under this one', () => {
    const changing = cryptoAuthenticators([OTHER, JWT_SECRET]);
    expect(changing.open(seal(SECRET, 'one'), 'one')).toBe(SECRET);
    const sealed = changing.seal(SECRET, 'one');
    expect(cryptoAuthenticators([OTHER]).open(sealed, 'one')).toBe(SECRET);
    expect(open(sealed, 'one')).toBeNull();
  });

  it.each(['', 'AAAA', 'not sealed at all, but of quite some length'])('is not in "%s"', (text) =>
    expect(open(text, 'one')).toBeNull(),
  );
});

const SITE = { origin: 'https://portal.example.com', rpId: 'portal.example.com' };

const passkeys = webauthnPasskeys('https://portal.example.com');

const device = new SoftwareAuthenticator(SITE);

const challenge = passkeys.newChallenge();

let key: PasskeyKey;

beforeEach(() => void jest.spyOn(Logger.prototype, 'warn').mockReturnValue(undefined));

beforeAll(async () => {
  key = (await passkeys.register(device.make(challenge), challenge))!;
});

/** Anyone who likes can be one: the certificate is its own. */
async function aMaker(): Promise<Maker> {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
  const keys = await webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const certificate = await X509CertificateGenerator.createSelfSigned({
    name: 'C=IN, O=Anybody, OU=Authenticator Attestation, CN=Anything',
    signingAlgorithm: algorithm,
    keys,
    extensions: [new BasicConstraintsExtension(false)],
  });
  const privateKey = KeyObject.from(keys.privateKey);
  return { certificate: new Uint8Array(certificate.rawData), privateKey };
}

const ELSEWHERE = [
  ['another origin', { origin: 'https://portal.example.com.evil.example' }],
  ['the same host over plain http', { origin: 'http://portal.example.com' }],
  ['another port', { origin: 'https://portal.example.com:8443' }],
  ['another site’s id', { rpId: 'example.com' }],
  ['a device that has not verified its user', { isVerified: false }],
] as const;

describe('A challenge', () => {
  it('is new each time, and of 32 bytes', () => {
    const many = new Set(Array.from({ length: 100 }, () => passkeys.newChallenge()));
    expect(many.size).toBe(100);
    for (const one of many) expect(Buffer.from(one, 'base64url')).toHaveLength(32);
  });

  it('is read from an answer, and from nothing else', () => {
    expect(passkeys.challengeIn(device.sign(challenge))).toBe(challenge);
    for (const response of [{}, { clientDataJSON: '' }, { clientDataJSON: 'bm8' }, undefined]) {
      expect(passkeys.challengeIn({ id: device.id, response })).toBeNull();
    }
  });
});

describe('A new passkey', () => {
  it('is kept by its public half', () =>
    expect(key).toEqual({
      id: device.id,
      publicKey: expect.stringMatching(/^[\w-]{100,}$/),
      counter: 0,
      transports: ['internal'],
    }));

  it.each(ELSEWHERE)('is refused from %s', async (_, behaviour) => {
    expect(await passkeys.register(device.make(challenge, behaviour), challenge)).toBeNull();
  });

  it('is refused for another challenge, and as the answer to a sign-in', async () => {
    const answer = device.make(challenge);
    expect(await passkeys.register(answer, passkeys.newChallenge())).toBeNull();
    const signIn = device.make(challenge, { type: 'webauthn.get' });
    expect(await passkeys.register(signIn, challenge)).toBeNull();
  });

  it('is refused with a certificate, since none was asked for', async () => {
    const answer = device.make(challenge, { maker: await aMaker() });
    expect(await passkeys.register(answer, challenge)).toBeNull();
  });
});

describe('A signature', () => {
  it('tells the counter, which the domain judges', async () => {
    expect(await passkeys.verify(device.sign(challenge, { counter: 7 }), challenge, key)).toBe(7);
    const known = { ...key, counter: 9 };
    expect(await passkeys.verify(device.sign(challenge, { counter: 7 }), challenge, known)).toBe(7);
  });

  it.each(ELSEWHERE)('is refused from %s', async (_, behaviour) => {
    expect(await passkeys.verify(device.sign(challenge, behaviour), challenge, key)).toBeNull();
  });

  it('is refused for another challenge, and as the answer to a registration', async () => {
    const answer = device.sign(challenge);
    expect(await passkeys.verify(answer, passkeys.newChallenge(), key)).toBeNull();
    const made = device.sign(challenge, { type: 'webauthn.create' });
    expect(await passkeys.verify(made, challenge, key)).toBeNull();
  });

  it('is refused of another key under the same id, and where one bit differs', async () => {
    const thief = new SoftwareAuthenticator(SITE);
    const forged = { ...thief.sign(challenge), id: device.id, rawId: device.id };
    expect(await passkeys.verify(forged, challenge, key)).toBeNull();
    const { response, ...answer } = device.sign(challenge);
    const bytes = Buffer.from(response.authenticatorData, 'base64url');
    bytes[bytes.length - 1]! ^= 1;
    const bent = { ...response, authenticatorData: bytes.toString('base64url') };
    expect(await passkeys.verify({ ...answer, response: bent }, challenge, key)).toBeNull();
  });
});
