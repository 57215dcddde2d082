import type { IncomingMessage } from 'node:http';

const SCHEME = 'bearer ';

/** passport-jwt's own extractor uses a pattern of quadratic time, which could block all other requests. */
export function bearerToken({ headers }: Pick<IncomingMessage, 'headers'>): string | null {
  const { authorization = '' } = headers;
  const isBearer = authorization.slice(0, SCHEME.length).toLowerCase() === SCHEME;
  return isBearer ? authorization.slice(SCHEME.length).trim() || null : null;
}
