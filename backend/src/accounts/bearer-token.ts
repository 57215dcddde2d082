import type { IncomingMessage } from 'node:http';

const SCHEME = 'bearer ';

/** The extractor of passport-jwt uses a pattern of quadratic time, and would hold up all other requests. */
export function bearerToken({ headers }: Pick<IncomingMessage, 'headers'>): string | null {
  const { authorization = '' } = headers;
  const isBearer = authorization.slice(0, SCHEME.length).toLowerCase() === SCHEME;
  return isBearer ? authorization.slice(SCHEME.length).trim() || null : null;
}
