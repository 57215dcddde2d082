import type { IncomingMessage } from 'node:http';

const SCHEME = 'bearer ';

/**
 * The token of a request. The extractor of passport-jwt reads the header by a pattern that takes
 * quadratic time, and would hold up all other requests.
 */
export function bearerToken({ headers }: Pick<IncomingMessage, 'headers'>): string | null {
  const { authorization = '' } = headers;
  const isBearer = authorization.slice(0, SCHEME.length).toLowerCase() === SCHEME;
  return isBearer ? authorization.slice(SCHEME.length).trim() || null : null;
}
