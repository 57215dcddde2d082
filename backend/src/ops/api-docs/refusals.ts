import type { Json } from './json-schema.js';

export const REFUSAL_SCHEMA: Json = {
  type: 'object',
  required: ['success', 'message', 'error', 'code'],
  properties: {
    success: { const: false },
    message: { type: 'string', description: 'A sentence for people.' },
    error: { type: 'string', description: 'The same as message.' },
    code: { type: 'string', pattern: '^[a-z_]+$', description: 'A stable word for programs.' },
    fields: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'What is wrong, by the name of the field.',
    },
    retryAfterSeconds: { type: 'number' },
    proof: {
      type: 'object',
      required: ['challenge', 'bits'],
      properties: { challenge: { type: 'string' }, bits: { type: 'integer' } },
      additionalProperties: false,
      description: 'Work that ends the wait at once; its proof goes into the header Proof-Of-Work.',
    },
    passkey: {
      type: 'object',
      required: ['challenge', 'credentials'],
      properties: {
        challenge: { type: 'string' },
        credentials: {
          type: 'array',
          items: {
            type: 'object',
            required: ['id', 'transports'],
            properties: {
              id: { type: 'string' },
              transports: { type: 'array', items: { type: 'string' } },
            },
            additionalProperties: false,
          },
        },
      },
      additionalProperties: false,
      description: 'What a passkey has to sign, where a sign-in needs one.',
    },
  },
  additionalProperties: false,
};

export const REFUSAL_RESPONSE: Json = {
  description: 'It is refused; with Retry-After, it may be tried again after as many seconds.',
  headers: { 'Retry-After': { schema: { type: 'integer' } } },
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
};
