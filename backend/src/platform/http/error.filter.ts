import {
  type ArgumentsHost,
  Catch,
  type ExceptionFilter,
  HttpException,
  Logger,
} from '@nestjs/common';
import {
  DomainError,
  type DomainErrorKind,
  type PasskeyRequest,
} from '@portal/domain/kernel/errors.js';
import type { Puzzle } from '@portal/domain/kernel/proof-of-work.js';
import type { FastifyReply } from 'fastify';
import { isDatabaseAway } from '../database/database-errors.js';
import { noteRefusal } from '../observability/security-events.js';

const STATUS: Readonly<Record<DomainErrorKind, number>> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  'unsupported-type': 415,
  'too-many': 429,
  unavailable: 503,
};

type RefusalAnswer = {
  readonly success: false;
  readonly message: string;
  readonly error: string;
  readonly code: string;
  readonly fields?: Readonly<Record<string, string | undefined>>;
  readonly retryAfterSeconds?: number;
  /** The proof of work that ends the wait at once. */
  readonly proof?: Puzzle;
  /** What a passkey has to sign for the sign-in to go on. */
  readonly passkey?: PasskeyRequest;
};

const answer = (message: string, code: string): RefusalAnswer => ({
  success: false,
  message,
  error: message,
  code,
});

export type Shown = { readonly status: number; readonly body: RefusalAnswer };

const RETRY_SECONDS = 5;
const AWAY: Shown = {
  status: 503,
  body: {
    ...answer('The service is not available just now. Please try again.', 'unavailable'),
    retryAfterSeconds: RETRY_SECONDS,
  },
};
const BROKEN: Shown = {
  status: 500,
  body: answer('Something went wrong. Please try again.', 'internal_error'),
};

/** What the HTTP layer itself refuses (a broken or oversized body), by status. */
const HTTP_REFUSALS: Readonly<Record<number, readonly [message: string, code: string]>> = {
  400: ['The request could not be read.', 'bad_request'],
  404: ['There is nothing at this address.', 'no_such_route'],
  405: ['This method is not allowed here.', 'method_not_allowed'],
  408: ['The request took too long to arrive.', 'too_slow'],
  412: ['The file is not the one that was asked for.', 'precondition_failed'],
  413: ['The request is too large.', 'too_large'],
  414: ['The address is too long.', 'too_long'],
  415: ['This type of content is not accepted.', 'unsupported_type'],
  416: ['The file has no such part.', 'no_such_range'],
  431: ['The header of the request is too large.', 'header_too_large'],
};

function statusOf(error: unknown): number | null {
  if (error instanceof HttpException) return error.getStatus();
  const { statusCode } = error as { statusCode?: unknown };
  return typeof statusCode === 'number' ? statusCode : null;
}

export function refusalOf(error: unknown): Shown {
  if (error instanceof DomainError) {
    const { kind, message, code, details } = error;
    return { status: STATUS[kind], body: { ...answer(message, code), ...details } };
  }
  if (isDatabaseAway(error)) return AWAY;
  const status = statusOf(error);
  if (status === AWAY.status) return AWAY;
  const known = status === null ? undefined : HTTP_REFUSALS[status];
  return status !== null && known ? { status, body: answer(...known) } : BROKEN;
}

/** A refusal that the code threw on purpose needs no stack in the log. */
const isForeseen = (error: unknown): boolean =>
  error instanceof DomainError || error instanceof HttpException;

@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger('Http');

  catch(error: unknown, host: ArgumentsHost): void {
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const { status, body } = refusalOf(error);
    noteRefusal(reply.request, body.code);
    if (status >= 500 && !isForeseen(error))
      this.logger.error(error instanceof Error ? error.stack : String(error));
    if (reply.sent) return;
    if (body.retryAfterSeconds) void reply.header('Retry-After', body.retryAfterSeconds);
    void reply.status(status);
    this.send(reply, body);
  }

  protected send(reply: FastifyReply, body: Shown['body']): void {
    void reply.send(body);
  }
}
