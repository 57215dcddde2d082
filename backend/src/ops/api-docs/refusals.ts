import { z } from 'zod';
import { passkeyRequest } from '../../platform/http/responses.js';
import { jsonSchema, type Json } from './json-schema.js';

const refusal = z.strictObject({
  success: z.literal(false),
  message: z.string().describe('A sentence for people.'),
  error: z.string().describe('The same as message.'),
  code: z
    .string()
    .regex(/^[a-z_]+$/)
    .describe('A stable word for programs.'),
  fields: z
    .record(z.string(), z.string())
    .optional()
    .describe('What is wrong, by the name of the field.'),
  retryAfterSeconds: z.number().optional(),
  triesLeft: z.int().optional(),
  proof: z
    .strictObject({ challenge: z.string(), bits: z.int() })
    .optional()
    .describe('Work that ends the wait at once; its proof goes into the header Proof-Of-Work.'),
  passkey: passkeyRequest
    .optional()
    .describe('What a passkey has to sign, where a sign-in needs one.'),
});

export const REFUSAL_SCHEMA = jsonSchema(refusal, 'output');

export const REFUSAL_RESPONSE: Json = {
  description: 'It is refused; with Retry-After, it may be tried again after as many seconds.',
  headers: { 'Retry-After': { schema: { type: 'integer' } } },
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
};
