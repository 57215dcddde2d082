import { BadRequestException, HttpException } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';

/** The whole head of a request, its address included: twice what any page or proxy sends. */
export const MOST_HEADER_BYTES = 8 * 1024;

const MOST_HEADERS = 100;
/** What Nest has no name for. */
const HEADER_TOO_LARGE = 431;

/** Names and values take turns in the list. */
function countOf(name: string, rawHeaders: readonly string[]): number {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (rawHeaders[at]?.length === name.length && rawHeaders[at]?.toLowerCase() === name) count++;
  }
  return count;
}

export function rejectOddHeaders(server: FastifyInstance): void {
  server.addHook('onRequest', ({ raw: { rawHeaders } }, _, done) => {
    if (rawHeaders.length > 2 * MOST_HEADERS) {
      throw new HttpException('', HEADER_TOO_LARGE);
    }
    // A proxy may have gone by the one, and this process would go by the other.
    if (countOf('host', rawHeaders) > 1) throw new BadRequestException();
    done();
  });
}
