import { ADMIN_ROLES, UNATTENDED } from '@portal/domain/staff/index.js';
import type { Callers, RouteAccess } from '../../platform/http/handler.js';
import type { Json } from './json-schema.js';

const bearer = (description: string, bearerFormat?: string): Json => ({
  type: 'http',
  scheme: 'bearer',
  description,
  ...(bearerFormat ? { bearerFormat } : {}),
});

export const SECURITY_SCHEMES: Json = {
  student: bearer('The token of a student, from POST /api/auth/login.', 'JWT'),
  admin: bearer(
    `The token of an admin, from POST /api/admin/login; with the roles that may. Its session ends when it is not used; a request with the header ${UNATTENDED}: true, made by the console with nobody at it, is no use.`,
    'JWT',
  ),
  scraper: bearer('METRICS_TOKEN.'),
  provider: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Razorpay-Signature',
    description: 'HMAC-SHA256 of the raw body, in hexadecimal.',
  },
};

const SCHEMES: Readonly<Record<Callers, readonly (string | null)[]>> = {
  anyone: [],
  'anyone-or-student': [null, 'student'],
  student: ['student'],
  admin: ['admin'],
  'student-or-admin': ['student', 'admin'],
  provider: ['provider'],
  scraper: ['scraper'],
};

const rolesOf = ({ roles }: RouteAccess): readonly string[] =>
  roles ? [...new Set(['owner', ...roles])] : [...ADMIN_ROLES];

/** The ways to authenticate; an empty one means that none is needed. */
export const securityOf = (access: RouteAccess): readonly Json[] =>
  SCHEMES[access.callers].map((scheme) => {
    if (scheme === null) return {};
    return { [scheme]: scheme === 'admin' ? rolesOf(access) : [] };
  });
