import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

export type Call = { readonly request: FastifyRequest; readonly reply: FastifyReply };

export const CurrentCall = createParamDecorator((_: undefined, context: ExecutionContext): Call => {
  const http = context.switchToHttp();
  return { request: http.getRequest(), reply: http.getResponse() };
});
