import type { DeclaredRoute } from '../../platform/http/declared-routes.js';
import type { RouteResponse } from '../../platform/http/responses.js';
import type { Json } from './json-schema.js';

const REFUSALS: Readonly<Record<number, readonly [about: string, code: string, text: string]>> = {
  400: ['The input is not as it must be.', 'invalid_input', 'Please enter your email'],
  401: [
    'Nobody is signed in, or what was shown does not hold.',
    'not_signed_in',
    'Please sign in to continue.',
  ],
  403: [
    'It is not the caller’s, or not allowed.',
    'not_yours',
    'This is not yours to see or change.',
  ],
  404: ['There is no such thing.', 'no_such_route', 'There is nothing at this address.'],
  409: ['The state of things forbids it.', 'already_paid', 'You have already paid the test fee.'],
  413: ['The body is too large.', 'too_large', 'The request is too large.'],
  414: ['The address is too long.', 'too_long', 'The address is too long.'],
  415: [
    'The body is of a type that is not taken.',
    'unsupported_type',
    'This type of content is not accepted.',
  ],
  429: [
    'Too many calls; Retry-After says when to try again.',
    'too_many_requests',
    'Too many tries. Please wait a little and try again.',
  ],
  500: ['The server is at fault.', 'internal_error', 'Something went wrong. Please try again.'],
  503: [
    'Something is away just now; Retry-After says when to try again.',
    'unavailable',
    'The service is not available just now. Please try again.',
  ],
};

const WAITS: Json = {
  'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' }, example: 5 },
};

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

const nameOf = (status: number | string): string => `Refusal${status}`;

const responseOf = ([status, [description, code, message]]: [
  string,
  readonly [string, string, string],
]): [string, Json] => [
  nameOf(status),
  {
    description,
    ...(['429', '503'].includes(status) ? { headers: WAITS } : {}),
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/Refusal' },
        example: { success: false, message, error: message, code },
      },
    },
  },
];

export const REFUSAL_RESPONSES: Json = Object.fromEntries(Object.entries(REFUSALS).map(responseOf));

const STUDENTS = ['student', 'student-or-admin', 'anyone-or-student'];
const ASKS_FOR_SIGN_IN = [...STUDENTS, 'admin'];

function statusesOf({ name, access }: DeclaredRoute, answer: RouteResponse): readonly number[] {
  const isSignedIn = ASKS_FOR_SIGN_IN.includes(access.callers);
  const takesBody = !name.startsWith('GET ');
  return [
    400,
    503,
    ...(isSignedIn ? [401, 403] : []),
    ...(access.callers === 'ops-session' ? [401, 403] : []),
    ...(takesBody ? [413, 415] : []),
    ...(access.limit || isSignedIn ? [429] : []),
    ...(/[:*]/.test(name) ? [404, 414] : []),
    // An account that is erased while its call is under way is not found.
    ...(STUDENTS.includes(access.callers) ? [404] : []),
    ...(answer.refuses ?? []),
  ];
}

const REDIRECT: Json = {
  description: 'A browser is led to where it may go on.',
  headers: {
    Location: { description: 'Where.', schema: { type: 'string' }, example: '/ops/sign-in' },
  },
};

export const refusalsOf = (route: DeclaredRoute, answer: RouteResponse): Json =>
  Object.fromEntries(
    [...new Set(statusesOf(route, answer))]
      .sort((one, other) => one - other)
      .map((status) => [
        String(status),
        status === 303 ? REDIRECT : { $ref: `#/components/responses/${nameOf(status)}` },
      ]),
  );
