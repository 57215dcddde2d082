import { BadRequestException, UnsupportedMediaTypeException } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const TYPES = /^(application\/json|multipart\/form-data)\s*(;|$)/i;

/** Far more than any body of the API has. */
const MOST_DEPTH = 20;

function refuseType({ method, headers }: FastifyRequest): void {
  if (method === 'GET' || method === 'HEAD') return;
  const { 'content-type': type, 'content-encoding': encoding = 'identity' } = headers;
  if ((type !== undefined && !TYPES.test(type)) || encoding !== 'identity') {
    throw new UnsupportedMediaTypeException();
  }
}

const isNest = (part: unknown): part is object => typeof part === 'object' && part !== null;

function refuseDepth({ body }: FastifyRequest): void {
  let parts = [body].filter(isNest);
  for (let depth = 0; parts.length > 0; depth += 1) {
    if (depth > MOST_DEPTH) throw new BadRequestException();
    parts = parts.flatMap((part) => Object.values(part).filter(isNest));
  }
}

type Done = (error?: Error) => void;

/** Bodies are JSON or, for files, multipart; not compressed, and not nested without end. */
export function refuseOddBodies(server: FastifyInstance): void {
  const holdTo = (rule: (request: FastifyRequest) => void) => {
    return (request: FastifyRequest, _: FastifyReply, done: Done): void => {
      rule(request);
      done();
    };
  };
  server.addHook('onRequest', holdTo(refuseType));
  server.addHook('preValidation', holdTo(refuseDepth));
}
