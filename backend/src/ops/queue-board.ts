import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../platform/config/config.js';
import type { Route } from '../platform/http/declared-routes.js';
import { NotYours } from '../platform/http/http-errors.js';
import { contentSecurityPolicy, securityHeaders } from '../platform/http/security-headers.js';
import { askForOpsSession, sendRefusal } from './ops-only.js';
import type { OpsSessions } from './ops-session.js';
import { QUEUE_BOARD } from './sign-in-page.js';

const READS = ['GET', 'HEAD'];

/** The methods that the board itself uses; others are refused. */
const METHODS = ['GET', 'POST', 'PUT', 'PATCH'];
const ADDRESSES = [QUEUE_BOARD, `${QUEUE_BOARD}/*`];

export const QUEUE_BOARD_ROUTES: readonly Route[] = ADDRESSES.flatMap((url) =>
  METHODS.map((method) => ({ name: `${method} ${url}`, access: { callers: 'ops-session' } })),
);

/** Other sites can't send the cookie; this also refuses our own subdomains. */
const isFromHere = ({ headers }: FastifyRequest): boolean =>
  ['same-origin', undefined].includes(headers['sec-fetch-site']);

/** The board sets inline styles and its own base address. */
const { directives, ...rest } = contentSecurityPolicy();
const boardHeaders = (config: Config) =>
  securityHeaders(config, {
    contentSecurityPolicy: { ...rest, directives: { ...directives, 'base-uri': ["'self'"] } },
  });

function passOn(board: FastifyInstance, request: FastifyRequest, reply: FastifyReply): void {
  reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) reply.raw.setHeader(name, value);
  }
  board.routing(request.raw, reply.raw);
}

type Board = { readonly config: Config; readonly sessions: OpsSessions };

/** Loaded on the first request. Nest's guards don't reach it, so a hook checks the session. */
export async function serveQueueBoard(
  server: FastifyInstance,
  { config, sessions }: Board,
): Promise<void> {
  const allowBoard = boardHeaders(config);
  let board: Promise<FastifyInstance> | null = null;
  const load = (): Promise<FastifyInstance> => {
    board ??= import('./board-app.bullboard.js')
      .then(({ boardApp }) => boardApp(config))
      .catch((error: unknown) => {
        board = null;
        throw error;
      });
    return board;
  };
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The board reads the body itself.
    scope.addContentTypeParser('*', (_, __, done) => done(null));
    scope.addHook('onRequest', askForOpsSession(sessions));
    scope.addHook('onRequest', async (request, reply) => {
      const mayWrite = config.QUEUE_BOARD === 'read-write' && isFromHere(request);
      if (!mayWrite && !READS.includes(request.method)) return sendRefusal(reply, new NotYours());
      allowBoard(reply);
      return undefined;
    });
    scope.addHook('onClose', async () => (await board)?.close());
    for (const url of ADDRESSES) {
      scope.route({
        method: METHODS,
        url,
        handler: async (request, reply) => passOn(await load(), request, reply),
      });
    }
    return Promise.resolve();
  });
}
