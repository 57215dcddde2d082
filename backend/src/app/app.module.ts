import { type DynamicModule, Global, Module, StandardSchemaValidationPipe } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { getDataSourceToken, TypeOrmModule } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { TokenKeys } from '../accounts/index.js';
import { API_DOCUMENT, DocsController, openApiOf } from '../ops/index.js';
import { CONFIG, type Config, databaseOfRequests, servesApi } from '../platform/config/config.js';
import { Counters } from '../platform/database/counters.pg.js';
import { isDatabaseAway } from '../platform/database/database-errors.js';
import { TRY_EVERY_MS } from '../platform/database/when-database-answers.js';
import { AccessGuard } from '../platform/http/access.guard.js';
import { CallBudget } from '../platform/http/call-budget.js';
import { ErrorFilter } from '../platform/http/error.filter.js';
import { FormGuard } from '../platform/http/form-guard.js';
import { refusalOf } from '../platform/http/input.js';
import {
  PUBLIC_PAGES,
  PUBLIC_SITE,
  publicSite,
  type PublicSite,
} from '../platform/http/public-pages.js';
import { RateLimits } from '../platform/http/rate-limits.js';
import { Stopping } from '../platform/http/stopping.js';
import { JOBS } from '../platform/jobs.js';
import { Metrics } from '../platform/observability/metrics.js';
import { runOfUseCases } from '../platform/http/handler.js';
import { askedPorts, PORTS } from '../platform/ports.js';
import { AdminTraces } from '../platform/security/admin-traces.js';
import { Proofs } from '../platform/security/proofs.js';
import { secretsOf } from '../platform/security/secrets.js';
import { FiguresInForce } from '../settings/index.js';
import { RIGHTS_OF } from '../staff/index.js';
import { RESPONSES } from './all-responses.js';
import { AREAS, declaredRoutes, MACHINE_CONTROLLERS } from './routes.js';
import { rightsOf } from './rights.js';
import { dataSourceOptions, FOR_PEOPLE } from './data-source.js';
import { Jobs } from './jobs.js';
import { adapters } from './ports.js';

/** The API's document, made on the first request, so that the start does not wait for it. */
export const apiDocument = ({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>) => {
  let made: ReturnType<typeof openApiOf> | null = null;
  return () => (made ??= openApiOf(declaredRoutes(), PUBLIC_URL, RESPONSES));
};

type Parts = { readonly metrics: Metrics; readonly stopping: Stopping };

@Global()
@Module({})
class CoreModule {
  static for(config: Config, { metrics, stopping }: Parts): DynamicModule {
    const keys = new TokenKeys(secretsOf(config));
    const jwt = JwtModule.register({ secretOrKeyProvider: keys.forJwt });
    const providers = [
      { provide: CONFIG, useValue: config },
      { provide: Metrics, useValue: metrics },
      { provide: Stopping, useValue: stopping },
      { provide: JOBS, useClass: Jobs },
      { provide: RIGHTS_OF, useValue: rightsOf },
      {
        provide: PORTS,
        inject: [getDataSourceToken(), JOBS],
        useFactory: (dataSource: DataSource, jobs: Jobs) =>
          adapters(config, dataSource, () => jobs.wake()),
      },
      ...askedPorts(),
      runOfUseCases,
      AdminTraces,
      RateLimits,
      CallBudget,
      FormGuard,
      Counters,
      Proofs,
      FiguresInForce,
      { provide: PUBLIC_SITE, useValue: publicSite(config) },
      {
        provide: PUBLIC_PAGES,
        inject: [PUBLIC_SITE, FiguresInForce],
        useFactory: (site: PublicSite, figures: FiguresInForce) => async () =>
          (await site()).pagesWith(await figures.current()),
      },
    ];
    return {
      module: CoreModule,
      imports: [jwt, PassportModule],
      providers,
      exports: [jwt, ...providers],
    };
  }
}

@Module({})
export class AppModule {
  static for(config: Config, parts: Parts): DynamicModule {
    return {
      module: AppModule,
      imports: [
        TypeOrmModule.forRoot({
          ...dataSourceOptions(databaseOfRequests(config), servesApi(config) ? FOR_PEOPLE : {}),
          retryAttempts: Number.MAX_SAFE_INTEGER,
          retryDelay: TRY_EVERY_MS,
          toRetry: isDatabaseAway,
        }),
        CoreModule.for(config, parts),
        ...(servesApi(config) ? AREAS : []),
      ],
      controllers: [...MACHINE_CONTROLLERS, ...(servesApi(config) ? [DocsController] : [])],
      providers: [
        { provide: API_DOCUMENT, useValue: apiDocument(config) },
        { provide: APP_GUARD, useClass: AccessGuard },
        { provide: APP_FILTER, useClass: ErrorFilter },
        {
          provide: APP_PIPE,
          useValue: new StandardSchemaValidationPipe({ exceptionFactory: refusalOf }),
        },
      ],
    };
  }
}
