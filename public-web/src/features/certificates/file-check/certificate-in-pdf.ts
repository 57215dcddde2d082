import { readAnyCode } from '@portal/domain/certificates/certificate-code.js';

/** The PDF of a certificate or a letter links to its page, where anyone checks it. */
const PAGE = /\/certificate\/(\w{8,12})\b/g;

export function certificateInPdf(bytes: ArrayBuffer): string | null {
  // One sign for a byte, whatever the bytes are.
  const text = new TextDecoder('latin1').decode(bytes);
  for (const [, typed] of text.matchAll(PAGE)) {
    const code = readAnyCode(typed ?? '');
    if (code) return code;
  }
  return null;
}
