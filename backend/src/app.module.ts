import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE } from '@nestjs/core';
import { StandardSchemaValidationPipe } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { getDataSourceToken, TypeOrmModule } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { AbuseGuard } from './accounts/abuse-guard.js';
import { AdminAccountController } from './staff/admin-account.controller.js';
import { AdminLoginController } from './staff/admin-login.controller.js';
import { AdminStrategy } from './staff/admin.strategy.js';
import { AuthController } from './accounts/auth.controller.js';
import { Devices } from './accounts/devices.js';
import { SessionTokens, tokenKey } from './accounts/session-tokens.jwt.js';
import { StudentStrategy } from './accounts/student.strategy.js';
import { API_DOCUMENT, DocsController } from './api-docs/docs.controller.js';
import { openApiOf } from './api-docs/openapi.js';
import { AvatarController } from './accounts/avatar.controller.js';
import { UserController } from './accounts/user.controller.js';
import { ActionsController } from './app/actions.controller.js';
import { DashboardController } from './dashboard/dashboard.controller.js';
import { AdminsController } from './staff/admins.controller.js';
import { ExportsController } from './app/exports.controller.js';
import { RecoveryController } from './app/recovery.controller.js';
import { listController } from './platform/admin-lists/list.controller.js';
import { MeController } from './staff/me.controller.js';
import { LISTS } from './app/lists.js';
import { SettingsController } from './settings/settings.controller.js';
import { FormGuard } from './applications/form-guard.js';
import { FormsController } from './applications/forms.controller.js';
import { AttemptController } from './exam/attempt.controller.js';
import { ResultController } from './exam/result.controller.js';
import { Metrics } from './platform/observability/metrics.js';
import { MetricsController } from './ops/metrics.controller.js';
import { OpsSessions } from './ops/ops-session.js';
import { OpsSessionController } from './ops/ops-session.controller.js';
import { PaymentActionsController } from './payments/payment-actions.controller.js';
import { PaymentController } from './payments/payment.controller.js';
import { AdminReceiptsController, ReceiptsController } from './payments/receipts.controller.js';
import { WebhookController } from './payments/webhook.controller.js';
import { OwnDataController } from './privacy/data-export.controller.js';
import { BankController } from './question-bank/bank.controller.js';
import { QuestionsController } from './question-bank/questions.controller.js';
import { AccessGuard } from './platform/http/access.guard.js';
import { CONFIG, type Config, servesApi } from './platform/config/config.js';
import { dataSourceOptions, FOR_PEOPLE } from './app/data-source.js';
import { hasNoConnectionFree } from './platform/database/database-errors.js';
import { HealthController } from './ops/health.controller.js';
import { refusalOf } from './platform/http/input.js';
import { JOBS, Jobs } from './app/jobs.js';
import { adapters } from './app/ports.js';
import { PORTS } from './platform/ports.js';
import { Counters } from './platform/database/counters.pg.js';
import { Proofs } from './platform/security/proofs.js';
import { RateLimits } from './platform/http/rate-limits.js';
import { ErrorFilter } from './platform/http/error.filter.js';
import { Stopping } from './platform/http/stopping.js';
import { TRY_EVERY_MS } from './platform/database/when-connections-are-free.js';

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
