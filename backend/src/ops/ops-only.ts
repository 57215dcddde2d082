import type { FastifyReply, FastifyRequest } from 'fastify';
import { refusalOf } from '../platform/http/error.filter.js';
import { NotSignedIn } from '../platform/http/http-errors.js';
import type { OpsSessions } from './ops-session.js';
import { OPS_SIGN_IN } from './sign-in-page.js';

/** Sends a refusal in the API's form, where Nest's filter is not used. */
export function sendRefusal(reply: FastifyReply, error: Error): FastifyReply {
  const { status, body } = refusalOf(error);
  return reply.status(status).send(body);
}

const isNavigation = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' && (headers.accept ?? '').includes('text/html');

/** A hook that accepts only ops sessions; a browser without one is sent to the sign-in page. */
export const askForOpsSession =
  (sessions: OpsSessions) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    if (await sessions.isLive(request.headers.cookie)) return undefined;
    if (isNavigation(request)) return reply.redirect(OPS_SIGN_IN, 303);
    return sendRefusal(reply, new NotSignedIn());
  };
