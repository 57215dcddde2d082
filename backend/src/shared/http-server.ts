import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import { ConsoleLogger, type LoggerService } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ROUTES } from './access-table.js';
import { refuseOddBodies } from './body-rules.js';
import type { Config } from './config.js';
import { told } from './refusal.filter.js';
import { contentSecurityPolicy } from './security-headers.js';
import { API_PATH, pathOf, serveSites } from './static-sites.js';
import { AppModule } from '../app.module.js';

const MOST_BODY_BYTES = 32 * 1024;
/** An email of 254 characters, each of them three bytes, percent-encoded. */
const MOST_PARAMETER_CHARACTERS = 254 * 9;
const REQUEST_TIMEOUT_MS = 30_000;

/** An address that can't be decoded is refused before any hook or filter runs. */
function refuseAddress(error: FastifyError, _: FastifyRequest, reply: FastifyReply): void {
  const { status, body } = told(error);
  void reply.status(status).header('Cache-Control', 'no-store').send(body);
}

const adapterFor = ({ TRUST_PROXY }: Config): FastifyAdapter =>
  new FastifyAdapter({
    bodyLimit: MOST_BODY_BYTES,
    frameworkErrors: refuseAddress,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // While it stops, it answers what still comes over open connections.
    return503OnClosing: false,
    routerOptions: { maxParamLength: MOST_PARAMETER_CHARACTERS },
    ...(TRUST_PROXY ? { trustProxy: TRUST_PROXY } : {}),
  });

/** Answers of the API are for whoever asked, and for now. */
function neverStoreAnswers(server: FastifyInstance): void {
  server.addHook('onRequest', async ({ url }, reply) => {
    if (API_PATH.test(pathOf(url))) reply.header('Cache-Control', 'no-store');
    return Promise.resolve();
  });
}

/** @throws Error at start if a route of the API has no row in the access table */
function refuseUnlistedRoutes(server: FastifyInstance): void {
  server.addHook('onRoute', ({ method, url }) => {
    const methods = [method].flat().filter((name) => name !== 'HEAD' && name !== 'OPTIONS');
    const unlisted = methods.map((name) => `${name} ${url}`).find((name) => !ROUTES[name]);
    if (unlisted && url !== '/*' && url !== '*') {
      throw new Error(`${unlisted} has no row in backend/src/shared/access-table.ts`);
    }
  });
}

/** The application, ready to listen. */
export async function createApp(
  config: Config,
  logger: LoggerService | false = new ConsoleLogger({ json: true, colors: false }),
): Promise<NestFastifyApplication> {
  const adapter = adapterFor(config);
  const server = adapter.getInstance<FastifyInstance>();
  refuseUnlistedRoutes(server);
  neverStoreAnswers(server);
  refuseOddBodies(server);
  await server.register(helmet, {
    contentSecurityPolicy: contentSecurityPolicy(),
    // The site is reached over plain HTTP in development; the proxy that ends TLS adds this.
    strictTransportSecurity: false,
  });
  await server.register(multipart);
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.for(config), adapter, {
    rawBody: true,
    logger,
    abortOnError: false,
  });
  app.enableShutdownHooks();
  await serveSites(server, config);
  return app;
}
