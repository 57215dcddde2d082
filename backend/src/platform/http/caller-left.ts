import type { FastifyReply } from 'fastify';

/** Aborts where the caller leaves before the answer has been sent. Fastify's `request.signal` aborts as soon as a body has
 * been read. */
export function callerLeft({ raw }: FastifyReply): AbortSignal {
  const left = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) left.abort();
  });
  return left.signal;
}
