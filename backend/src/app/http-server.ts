import multipart from '@fastify/multipart';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { accountIn } from '../accounts/index.js';
import { AppModule } from './app.module.js';
import { accessTable } from './routes.js';
import { type Config } from '../platform/config/config.js';
import { rejectOddBodies } from '../platform/http/body-rules.js';
import { REFUSAL_HEADERS, rejectBrokenRequest } from '../platform/http/broken-requests.js';
import { refusalOf } from '../platform/http/error.filter.js';
import { MOST_HEADER_BYTES, rejectOddHeaders } from '../platform/http/header-rules.js';
import {
  CONSOLE_PERMISSIONS_POLICY,
  PERMISSIONS_POLICY,
  securityHeaders,
} from '../platform/http/security-headers.js';
import { PUBLIC_SITE, type PublicSite } from '../platform/http/public-pages.js';
import { API_PATH, CONSOLE_PATH, pathOf, serveSites } from '../platform/http/static-sites.js';
import { partWithCallers, Stopping } from '../platform/http/stopping.js';
import { type Log, nestLogger, silentLog } from '../platform/observability/log.pino.js';
import { Metrics } from '../platform/observability/metrics.js';
import { watchRequests } from '../platform/observability/request-log.js';
import { SecurityEvents } from '../platform/observability/security-events.js';
import { requestIdFrom } from '../platform/observability/request-trace.js';
import { secretsOf } from '../platform/security/secrets.js';
import { FiguresInForce } from '../settings/index.js';

const MOST_BODY_BYTES = 32 * 1024;
/** An email of 254 characters, each of three bytes, percent-encoded. */
const MOST_PARAMETER_CHARACTERS = 254 * 9;
const REQUEST_TIMEOUT_MS = 30_000;

/** An address that can't be decoded is refused before any hook or filter could do it. */
function rejectAddress(error: FastifyError, _: FastifyRequest, reply: FastifyReply): void {
  const { status, body } = refusalOf(error);
  void reply.status(status).headers(REFUSAL_HEADERS).send(body);
}

const adapterFor = ({ TRUST_PROXY }: Config, log: Log): FastifyAdapter =>
  new FastifyAdapter({
    loggerInstance: log,
    // Log lines get the request's id from its trace, so no logger is needed for each request.
    childLoggerFactory: () => log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: ({ headers }: FastifyRequest['raw']) => requestIdFrom(headers['x-request-id']),
    bodyLimit: MOST_BODY_BYTES,
    http: { maxHeaderSize: MOST_HEADER_BYTES },
    frameworkErrors: rejectAddress,
    clientErrorHandler: rejectBrokenRequest,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // While the process stops, it still answers on open connections.
    return503OnClosing: false,
    routerOptions: { maxParamLength: MOST_PARAMETER_CHARACTERS },
    ...(TRUST_PROXY ? { trustProxy: TRUST_PROXY } : {}),
  });

/** API answers must not be cached; helmet sets no permissions policy. */
function addOwnHeaders(server: FastifyInstance): void {
  server.addHook('onRequest', ({ url }, reply, done) => {
    const path = pathOf(url);
    const isConsole = CONSOLE_PATH.test(path);
    const permissions = isConsole ? CONSOLE_PERMISSIONS_POLICY : PERMISSIONS_POLICY;
    void reply.header('Permissions-Policy', permissions);
    if (API_PATH.test(path)) void reply.header('Cache-Control', 'no-store');
    done();
  });
}

function secureAnswers(server: FastifyInstance, config: Config): void {
  const secure = securityHeaders(config);
  server.addHook('onRequest', (_, reply, done) => {
    secure(reply);
    done();
  });
}

/** @throws Error at start if a route of the API does not say who may call it */
function rejectUnlistedRoutes(
  server: FastifyInstance,
  routes: ReturnType<typeof accessTable>,
): void {
  server.addHook('onRoute', ({ method, url }) => {
    const methods = [method].flat().filter((name) => name !== 'HEAD' && name !== 'OPTIONS');
    const unlisted = methods.map((name) => `${name} ${url}`).find((name) => !routes[name]);
    if (unlisted && url !== '/*' && url !== '*') {
      throw new Error(`${unlisted} does not say who may call it`);
    }
  });
}

export async function createApp(
  config: Config,
  log: Log | false = false,
): Promise<NestFastifyApplication> {
  const adapter = adapterFor(config, log || silentLog());
  const server = adapter.getInstance<FastifyInstance>();
  const metrics = new Metrics();
  const stopping = new Stopping();
  const routes = accessTable();
  const events = new SecurityEvents(log || silentLog(), {
    routes,
    accountIn: accountIn(secretsOf(config)),
    count: (kind, outcome) => metrics.securityEvent(kind, outcome),
  });
  watchRequests(server, { log: log || silentLog(), metrics, events });
  partWithCallers(server, stopping);
  rejectUnlistedRoutes(server, routes);
  addOwnHeaders(server);
  rejectOddBodies(server);
  secureAnswers(server, config);
  rejectOddHeaders(server);
  await server.register(multipart);
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.for(config, { metrics, stopping }),
    adapter,
    {
      rawBody: true,
      logger: log && nestLogger(log),
      abortOnError: false,
    },
  );
  const figures = app.get(FiguresInForce);
  const site = await app.get<PublicSite>(PUBLIC_SITE)();
  await serveSites(server, config, () => figures.current(), site);
  return app;
}
