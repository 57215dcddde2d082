import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Log } from './log.pino.js';
import type { Metrics } from './metrics.js';
import { traced } from './request-trace.js';
import type { SecurityEvents } from './security-events.js';

/** Pages, pictures and health checks are many and say little. */
const QUIET = /^(\/\*|\/health\/.*|\/metrics|\/avatars\/.*)$/;

/** Never the address itself, which may contain a person's data. */
const routeOf = ({ routeOptions }: FastifyRequest): string => routeOptions.url ?? 'none';

type Watchers = { readonly log: Log; readonly metrics: Metrics; readonly events: SecurityEvents };

export function watchRequests(server: FastifyInstance, { log, metrics, events }: Watchers): void {
  server.addHook('onRequest', (request, reply, done) => {
    void reply.header('X-Request-Id', request.id);
    traced(request.id, (trace) => {
      events.follow(request, trace);
      done();
    });
  });
  // The trace is lost while a body is read, since the socket continues it; so it is entered again.
  server.addHook('preValidation', (request, _, done) => {
    traced(request.id, (trace) => {
      events.follow(request, trace);
      done();
    });
  });
  server.addHook('onResponse', (request, { statusCode: status, elapsedTime }, done) => {
    const { method, ip, id: requestId } = request;
    const route = routeOf(request);
    metrics.answered({ method, route, status, seconds: elapsedTime / 1000 });
    const level = status >= 500 ? 'warn' : QUIET.test(route) ? 'debug' : 'info';
    const ms = Math.round(elapsedTime * 10) / 10;
    log[level]({ requestId, method, route, status, ms, ip }, 'request');
    events.note(request, route, status);
    done();
  });
}
