import ts from 'typescript';
import { describe, expect, it } from '@jest/globals';
import {
  calleeOf,
  importsOf,
  namesUsed,
  partsOf,
  sourcesOf,
  type Found,
} from './product-sources.js';

const files = sourcesOf('backend', 'domain');
const pages = sourcesOf('public-web', 'admin-console');
const imports = importsOf(files);
const sorted = (names: Iterable<string>) => [...new Set(names)].sort();

/** What is taken of Node's OpenSSL. */
const OF_NODE = [
  'createCipheriv',
  'createDecipheriv',
  'createHash',
  'createHmac',
  'createPublicKey',
  'createSecretKey',
  'diffieHellman',
  'generateKeyPairSync',
  'hkdfSync',
  'randomBytes',
  'randomInt',
  'randomUUID',
  'timingSafeEqual',
];

/** Whose cryptography is used beside it: of argon2, of standards with separate proofs. */
const OF_PACKAGES = [
  '@digitalbazaar/data-integrity',
  '@digitalbazaar/ed25519-multikey',
  '@digitalbazaar/eddsa-rdfc-2022-cryptosuite',
  '@digitalbazaar/vc',
  '@nestjs/jwt',
  '@node-rs/argon2',
  '@simplewebauthn/server',
  'otpauth',
  'passport-jwt',
];

const LIKE_CRYPTOGRAPHY =
  /crypt|argon|hash|sha\d|md5|cipher|nacl|noble|jwt|jose|webauthn|otp|digitalbazaar\/(?!vc-)|forge|random|nanoid/i;

/** Fewer bytes, of which nobody has to be unable to guess them. */
const SHORTER = [
  // Makes a challenge unlike others; a key signs it.
  'backend/src/platform/security/proofs.ts: 9',
  // Nonces of AES-GCM.
  'backend/src/privacy/copy-seal.x25519.ts: 12',
  'backend/src/staff/authenticators.crypto.ts: 12',
];

/** When a page tries again; nothing is kept secret by it. */
const DELAYS = [
  'public-web/src/features/exam/attempt/news-stream.ts',
  'public-web/src/features/exam/attempt/retry-delay.ts',
];

/** Where SQL tells texts apart by their MD5; nobody gains by two that are alike. */
const FINGERPRINTS = ['backend/src/questions/load-bank.ts'];

const callsOf = (...names: readonly string[]) =>
  partsOf(files, ts.isCallExpression).filter(({ node }) => names.includes(calleeOf(node)));

/** A literal as it is written at the place, or by a name of the same file. */
function written({ node }: Found<ts.CallExpression>, nth: number): string {
  const argument = node.arguments[nth];
  if (!argument || !ts.isIdentifier(argument)) return argument?.getText() ?? '';
  const named = partsOf([node.getSourceFile()], ts.isVariableDeclaration);
  return (
    named.find((one) => one.node.name.getText() === argument.text)?.node.initializer?.getText() ??
    ''
  );
}

describe('What the server makes secrets and proofs of', () => {
  it('is Node’s OpenSSL, and packages that are known for it', () => {
    const ofNode = imports.filter(({ module }) => /^(node:)?(crypto|tls)$/.test(module));
    expect(sorted(ofNode.map(({ name }) => name))).toEqual(OF_NODE);
    const packages = imports.map(({ module }) =>
      module.split('/', module.startsWith('@') ? 2 : 1).join('/'),
    );
    const own = packages.filter((name) => /^[@\w]/.test(name) && !name.startsWith('node:'));
    expect(sorted(own.filter((name) => LIKE_CRYPTOGRAPHY.test(name)))).toEqual(OF_PACKAGES);
    expect(namesUsed(files, ['crypto', 'webcrypto', 'subtle']).map(({ path }) => path)).toEqual([]);
  });

  it('goes by its own name wherever it is used', () => {
    const isRenamed = ({ node }: Found<ts.ImportSpecifier>) =>
      node.propertyName !== undefined && OF_NODE.includes(node.propertyName.text);
    const renamed = partsOf(files, ts.isImportSpecifier).filter(isRenamed);
    expect(renamed.map(({ path, node }) => `${path}: ${node.getText()}`)).toEqual([]);
    const drawing = ['createHash', 'createHmac', 'hkdfSync', 'createCipheriv', 'randomBytes'];
    const handedOn = namesUsed(files, drawing).filter(
      ({ node }) => !ts.isCallExpression(node.parent) || node.parent.expression !== node,
    );
    expect(handedOn.map(({ path }) => path)).toEqual([]);
    expect(namesUsed(files, drawing).length).toBeGreaterThan(20);
  });

  it('is SHA-256 wherever it is a hash', () => {
    const hashes = callsOf('createHash', 'createHmac', 'hkdfSync');
    const others = hashes.filter(({ node }) => node.arguments[0]?.getText() !== "'sha256'");
    expect(others.map(({ path }) => path)).toEqual([]);
    expect(hashes.length).toBeGreaterThan(15);
  });

  it('is SHA-1 in the codes of authenticator apps alone', () => {
    const apps = imports.filter(({ module }) => module.startsWith('otpauth'));
    expect(sorted(apps.map(({ path }) => path))).toEqual([
      'backend/src/staff/authenticators.crypto.ts',
    ]);
    const saying = files.filter(({ text }) => /['"`]sha-?1['"`]|\bsha1\(/i.test(text));
    expect(saying.map(({ fileName }) => fileName)).toEqual([]);
    const weak = files.filter(({ text }) => /\bmd5\b|\bcrypt\(/i.test(text));
    expect(weak.map(({ fileName }) => fileName).sort()).toEqual(FINGERPRINTS);
  });

  it('is AES-256-GCM wherever it is a cipher', () => {
    const ciphers = callsOf('createCipheriv', 'createDecipheriv').map((call) => written(call, 0));
    expect(sorted(ciphers)).toEqual(["'aes-256-gcm'"]);
    expect(ciphers.length).toBeGreaterThan(2);
  });

  it('has 128 bits of chance or more wherever bytes are drawn', () => {
    const draws = callsOf('randomBytes').map((call) => ({
      path: call.path,
      bytes: Number(written(call, 0)),
    }));
    expect(draws.filter(({ bytes }) => !(bytes > 0))).toEqual([]);
    const short = draws.filter(({ bytes }) => bytes < 16);
    expect(short.map(({ path, bytes }) => `${path}: ${bytes}`).sort()).toEqual(SHORTER);
    expect(draws.length - short.length).toBeGreaterThan(3);
  });

  it('is drawn by Node’s own generator', () => {
    const mathRandom = partsOf([...files, ...pages], ts.isPropertyAccessExpression).filter(
      ({ node }) => node.getText() === 'Math.random',
    );
    expect(sorted(mathRandom.map(({ path }) => path))).toEqual(DELAYS);
    const sources = imports.filter(({ name }) => name === 'randomInt');
    expect(sources.map(({ path }) => path)).toEqual([
      'backend/src/platform/security/random.crypto.ts',
    ]);
  });
});
