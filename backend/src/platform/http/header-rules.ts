import { BadRequestException, HttpException } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';

/** The head of a request with its address: twice what any page or proxy sends. */
export const MOST_HEADER_BYTES = 8 * 1024;

const MOST_HEADERS = 100;
const HEADER_TOO_LARGE = 431;

/** The list holds names and values alternately. */
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
    // With two, a proxy may have used the first one, and this process the second.
    if (countOf('host', rawHeaders) > 1) throw new BadRequestException();
    done();
  });
}
