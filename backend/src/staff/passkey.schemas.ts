import { z } from 'zod';

/** Without attestation, a passkey's answer has well under 2,000 characters. */
const MOST_CHARACTERS = 8_192;
const MOST_TRANSPORTS = 10;
const LONGEST_TRANSPORT = 32;

const base64url = z
  .string('This is not an answer of a passkey')
  .max(MOST_CHARACTERS, 'This is too long')
  .regex(/^[\w-]+$/, 'This is not an answer of a passkey');

const credential = { id: base64url, rawId: base64url, type: z.literal('public-key') };

export const madeAnswer = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().max(LONGEST_TRANSPORT)).max(MOST_TRANSPORTS).optional(),
  }),
});

export const signedAnswer = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
  }),
});
