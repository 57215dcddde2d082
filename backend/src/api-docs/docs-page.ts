import type { FastifyInstance } from 'fastify';
import { API_DOCS, askForOpsSession, isNavigation, type OpsSessions } from '../ops/index.js';
import type { Route } from '../platform/http/declared-routes.js';
import { MOST_CHARACTERS, pageOf, STYLE } from './docs-page.html.js';
import type { ApiDocument } from './docs.controller.js';
import type { Asked } from './places.js';

const DOCUMENT = '/api/docs';

export const DOCS_PAGE_ROUTES: readonly Route[] = [
  { name: `GET ${API_DOCS}`, access: { callers: 'ops-session' } },
  { name: `GET ${API_DOCS}.css`, access: { callers: 'anyone' } },
];

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.trim().slice(0, MOST_CHARACTERS) : '';

function askedIn(query: unknown): Asked {
  const { q, caller } = query as Readonly<Record<string, unknown>>;
  return { words: textOf(q), caller: textOf(caller) };
}

type Docs = { readonly sessions: OpsSessions; readonly document: ApiDocument };

/** A browser that asks for the document itself can send no token with that, and is led to the page. */
export async function serveDocsPage(
  server: FastifyInstance,
  { sessions, document }: Docs,
): Promise<void> {
  server.addHook('onRequest', (request, reply, done) => {
    const isBare = request.headers.authorization === undefined;
    if (request.url === DOCUMENT && isBare && isNavigation(request)) reply.redirect(API_DOCS, 303);
    else done();
  });
  server.get(API_DOCS, { onRequest: askForOpsSession(sessions, 'docs') }, ({ query }, reply) =>
    reply.type('text/html; charset=utf-8').send(pageOf(document(), askedIn(query))),
  );
  server.get(`${API_DOCS}.css`, (_, reply) => reply.type('text/css; charset=utf-8').send(STYLE));
  return Promise.resolve();
}
