/**
 * Opens sealed copies of erased accounts with the private key that only its holder has. It needs
 * neither the product nor its database: one copy a line, in base64, on the standard input.
 *
 * npm run open-sealed-copies -- <file of the private key> < copies.txt
 */
import {
  createDecipheriv,
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  hkdfSync,
} from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { gunzipSync } from 'node:zlib';

// As `backend/src/privacy/copy-seal.x25519.ts` has them.
const PURPOSE = 'portal: copy of an erased account';
const HALF_BYTES = 44;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const [file] = process.argv.slice(2);
if (!file) {
  console.error('npm run open-sealed-copies -- <file of the private key> < copies.txt');
  process.exit(2);
}

const privateKey = createPrivateKey(await readFile(file));

function opened(copy) {
  const at = (from, bytes) => copy.subarray(from, from + bytes);
  const half = at(0, HALF_BYTES);
  const nonce = at(HALF_BYTES, NONCE_BYTES);
  const tag = at(HALF_BYTES + NONCE_BYTES, TAG_BYTES);
  const publicKey = createPublicKey({ key: half, format: 'der', type: 'spki' });
  const shared = diffieHellman({ privateKey, publicKey });
  const key = Buffer.from(hkdfSync('sha256', shared, half, PURPOSE, 32));
  const decipher = createDecipheriv('aes-256-gcm', key, nonce).setAuthTag(tag);
  const body = copy.subarray(HALF_BYTES + NONCE_BYTES + TAG_BYTES);
  return gunzipSync(Buffer.concat([decipher.update(body), decipher.final()])).toString();
}

let refused = 0;
for await (const line of createInterface({ input: process.stdin })) {
  if (line.trim() === '') continue;
  try {
    console.log(opened(Buffer.from(line, 'base64')));
  } catch {
    refused += 1;
    console.error('A copy was not sealed to this key, or is damaged.');
  }
}
process.exitCode = refused > 0 ? 1 : 0;
