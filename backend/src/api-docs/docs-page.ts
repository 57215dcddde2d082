import type { FastifyInstance } from 'fastify';
import { API_DOCS, askForOpsSession, isNavigation, type OpsSessions } from '../ops/index.js';
import type { Route } from '../platform/http/declared-routes.js';
import { pageOf, STYLE } from './docs-page.html.js';
import type { ApiDocument } from './docs.controller.js';

const DOCUMENT = '/api/docs';

/** What is served here, by no controller. */
export const DOCS_PAGE_ROUTES: readonly Route[] = [
  { name: `GET ${API_DOCS}`, access: { callers: 'ops-session' } },
  { name: `GET ${API_DOCS}.css`, access: { callers: 'anyone' } },
];

type Docs = { readonly sessions: OpsSessions; readonly document: ApiDocument };

/**
 * Serves the API's document as a page to admins' browsers. A browser that asks for the document
 * itself can send no token with that, and is led to the page.
 */
export async function serveDocsPage(
  server: FastifyInstance,
  { sessions, document }: Docs,
): Promise<void> {
  let page: string | null = null;
  server.addHook('onRequest', (request, reply, done) => {
    const isBare = request.headers.authorization === undefined;
    if (request.url === DOCUMENT && isBare && isNavigation(request)) reply.redirect(API_DOCS, 303);
    else done();
  });
  server.get(API_DOCS, { onRequest: askForOpsSession(sessions, 'docs') }, (_, reply) =>
    reply.type('text/html; charset=utf-8').send((page ??= pageOf(document()))),
  );
  server.get(`${API_DOCS}.css`, (_, reply) => reply.type('text/css; charset=utf-8').send(STYLE));
  return Promise.resolve();
}
