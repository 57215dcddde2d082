import { BadRequestException, UnsupportedMediaTypeException } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pathOf } from './static-sites.js';

const TYPES = /^(application\/json|multipart\/form-data)\s*(;|$)/i;

/** The provider sends the browser back to the first by a form, which can't send JSON, and so does a browser without
 * scripts to the others. */
const FORM_PATHS = ['/api/payments/return', '/contact', '/internship-application'];
const FORM_TYPES = /^application\/x-www-form-urlencoded\s*(;|$)/i;

/** Far more than any body of the API needs. */
const MOST_DEPTH = 20;

const isTaken = (type: string, url: string): boolean =>
  TYPES.test(type) || (FORM_TYPES.test(type) && FORM_PATHS.includes(pathOf(url)));

function rejectType({ method, headers, url }: FastifyRequest): void {
  if (method === 'GET' || method === 'HEAD') return;
  const { 'content-type': type, 'content-encoding': encoding = 'identity' } = headers;
  if ((type !== undefined && !isTaken(type, url)) || encoding !== 'identity') {
    throw new UnsupportedMediaTypeException();
  }
}

const isNest = (part: unknown): part is object => typeof part === 'object' && part !== null;

function rejectDepth({ body }: FastifyRequest): void {
  let parts = [body].filter(isNest);
  for (let depth = 0; parts.length > 0; depth += 1) {
    if (depth > MOST_DEPTH) throw new BadRequestException();
    parts = parts.flatMap((part) => Object.values(part).filter(isNest));
  }
}

type Done = (error?: Error) => void;

/** Accepts only JSON, multipart (for files), and a form at a few addresses; not compressed, and not nested too deeply. */
export function rejectOddBodies(server: FastifyInstance): void {
  const holdTo = (rule: (request: FastifyRequest) => void) => {
    return (request: FastifyRequest, _: FastifyReply, done: Done): void => {
      rule(request);
      done();
    };
  };
  server.addHook('onRequest', holdTo(rejectType));
  server.addHook('preValidation', holdTo(rejectDepth));
}
