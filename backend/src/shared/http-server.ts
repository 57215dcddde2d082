import helmet from '@fastify/helmet';
import { ConsoleLogger, type LoggerService } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { ROUTES } from './access-table.js';
import type { Config } from './config.js';
import { contentSecurityPolicy } from './security-headers.js';
import { serveSites } from './static-sites.js';
import { AppModule } from '../app.module.js';

const MOST_BODY_BYTES = 32 * 1024;
const MOST_PARAMETER_CHARACTERS = 500;
const REQUEST_TIMEOUT_MS = 30_000;

const adapterFor = ({ TRUST_PROXY }: Config): FastifyAdapter =>
  new FastifyAdapter({
    bodyLimit: MOST_BODY_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    routerOptions: { maxParamLength: MOST_PARAMETER_CHARACTERS },
    ...(TRUST_PROXY ? { trustProxy: TRUST_PROXY } : {}),
  });

const API = /^\/(api\/|create-order|verify-payment|health\/)/;

/** Answers of the API are for whoever asked, and for now. */
function neverStoreAnswers(server: FastifyInstance): void {
  server.addHook('onRequest', async ({ url }, reply) => {
    if (API.test(url)) reply.header('Cache-Control', 'no-store');
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
  await server.register(helmet, {
    contentSecurityPolicy: contentSecurityPolicy(),
    // The site is reached over plain HTTP in development; the proxy that ends TLS adds this.
    strictTransportSecurity: false,
  });
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.for(config), adapter, {
    rawBody: true,
    logger,
    abortOnError: false,
  });
  app.enableShutdownHooks();
  await serveSites(server, config);
  return app;
}
