import { type DynamicModule, Module, StandardSchemaValidationPipe } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { getDataSourceToken, TypeOrmModule } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import {
  AbuseGuard,
  AuthController,
  AvatarController,
  Devices,
  SessionTokens,
  StudentStrategy,
  tokenKey,
  UserController,
} from './accounts/index.js';
import { API_DOCUMENT, DocsController, openApiOf } from './api-docs/index.js';
import { ActionsController } from './app/actions.controller.js';
import { dataSourceOptions, FOR_PEOPLE } from './app/data-source.js';
import { ExportsController } from './app/exports.controller.js';
import { JOBS, Jobs } from './app/jobs.js';
import { LISTS } from './app/lists.js';
import { adapters } from './app/ports.js';
import { RecoveryController } from './app/recovery.controller.js';
import { FormGuard, FormsController } from './applications/index.js';
import { DashboardController } from './dashboard/index.js';
import { AttemptController, ResultController } from './exam/index.js';
import {
  HealthController,
  MetricsController,
  OpsSessionController,
  OpsSessions,
} from './ops/index.js';
import {
  AdminReceiptsController,
  PaymentActionsController,
  PaymentController,
  ReceiptsController,
  WebhookController,
} from './payments/index.js';
import { listController } from './platform/admin-lists/list.controller.js';
import { CONFIG, type Config, servesApi } from './platform/config/config.js';
import { Counters } from './platform/database/counters.pg.js';
import { hasNoConnectionFree } from './platform/database/database-errors.js';
import { TRY_EVERY_MS } from './platform/database/when-connections-are-free.js';
import { AccessGuard } from './platform/http/access.guard.js';
import { ErrorFilter } from './platform/http/error.filter.js';
import { refusalOf } from './platform/http/input.js';
import { RateLimits } from './platform/http/rate-limits.js';
import { Stopping } from './platform/http/stopping.js';
import { Metrics } from './platform/observability/metrics.js';
import { PORTS } from './platform/ports.js';
import { Proofs } from './platform/security/proofs.js';
import { OwnDataController } from './privacy/index.js';
import { BankController, QuestionsController } from './question-bank/index.js';
import { SettingsController } from './settings/index.js';
import {
  AdminAccountController,
  AdminLoginController,
  AdminsController,
  AdminStrategy,
  MeController,
} from './staff/index.js';

const CONTROLLERS = [
  AuthController,
  AdminLoginController,
  UserController,
  OwnDataController,
  AvatarController,
  FormsController,
  PaymentController,
  WebhookController,
  ReceiptsController,
  AdminReceiptsController,
  AttemptController,
  ResultController,
  MeController,
  ActionsController,
  SettingsController,
  DashboardController,
  AdminAccountController,
  AdminsController,
  QuestionsController,
  BankController,
  RecoveryController,
  ExportsController,
  PaymentActionsController,
  ...LISTS.map(listController),
  OpsSessionController,
  DocsController,
];

/** What every process answers, whatever it works at. */
const MACHINE_CONTROLLERS = [HealthController, MetricsController];

/** The API's document; made when it is first asked for, so that nobody else waits for it. */
export const apiDocument = ({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>) => {
  let made: ReturnType<typeof openApiOf> | null = null;
  return () => (made ??= openApiOf([...MACHINE_CONTROLLERS, ...CONTROLLERS], PUBLIC_URL));
};

/** The whole backend, wired for one configuration. */
@Module({})
export class AppModule {
  static for(
    config: Config,
    { metrics, stopping }: { readonly metrics: Metrics; readonly stopping: Stopping },
  ): DynamicModule {
    const key = tokenKey(config.JWT_SECRET);
    return {
      module: AppModule,
      imports: [
        TypeOrmModule.forRoot({
          ...dataSourceOptions(config.DATABASE_URL, servesApi(config) ? FOR_PEOPLE : {}),
          // Only what another process may give back is waited for.
          retryAttempts: Number.MAX_SAFE_INTEGER,
          retryDelay: TRY_EVERY_MS,
          toRetry: hasNoConnectionFree,
        }),
        PassportModule,
        JwtModule.register({ secretOrKeyProvider: () => key }),
      ],
      controllers: [...MACHINE_CONTROLLERS, ...(servesApi(config) ? CONTROLLERS : [])],
      providers: [
        { provide: CONFIG, useValue: config },
        { provide: API_DOCUMENT, useValue: apiDocument(config) },
        { provide: Metrics, useValue: metrics },
        { provide: Stopping, useValue: stopping },
        OpsSessions,
        { provide: JOBS, useClass: Jobs },
        {
          provide: PORTS,
          inject: [getDataSourceToken(), JOBS],
          useFactory: (dataSource: DataSource, jobs: Jobs) =>
            adapters(config, dataSource, () => jobs.wake()),
        },
        { provide: APP_GUARD, useClass: AccessGuard },
        { provide: APP_FILTER, useClass: ErrorFilter },
        {
          provide: APP_PIPE,
          useValue: new StandardSchemaValidationPipe({ exceptionFactory: refusalOf }),
        },
        RateLimits,
        FormGuard,
        SessionTokens,
        Devices,
        AbuseGuard,
        Counters,
        Proofs,
        StudentStrategy,
        AdminStrategy,
      ],
    };
  }
}
