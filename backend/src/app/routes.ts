import type { Type } from '@nestjs/common';
import { MODULE_METADATA } from '@nestjs/common/constants.js';
import { AccountsModule } from '../accounts/index.js';
import { DocsController, HealthController, MetricsController, OpsModule } from '../ops/index.js';
import { ApplicationsModule } from '../applications/index.js';
import { CertificatesModule } from '../certificates/index.js';
import { OverviewModule } from '../overview/index.js';
import { EmailModule } from '../email/index.js';
import { ExamModule } from '../exam/index.js';
import { PaymentsModule } from '../payments/index.js';
import type { RouteAccess } from '../platform/http/handler.js';
import { type DeclaredRoute, routesOf } from '../platform/http/declared-routes.js';
import { PrivacyModule } from '../privacy/index.js';
import { QuestionBankModule } from '../questions/index.js';
import { SettingsModule } from '../settings/index.js';
import { StaffModule } from '../staff/index.js';
import { ConsoleModule } from './console.module.js';

export const AREAS: readonly Type[] = [
  AccountsModule,
  StaffModule,
  PrivacyModule,
  ApplicationsModule,
  PaymentsModule,
  ExamModule,
  CertificatesModule,
  EmailModule,
  QuestionBankModule,
  SettingsModule,
  OverviewModule,
  ConsoleModule,
  OpsModule,
];

/** Routes of every process, including workers. */
export const MACHINE_CONTROLLERS: readonly Type[] = [HealthController, MetricsController];

const controllersOf = (area: Type): readonly Type[] =>
  Reflect.getMetadata(MODULE_METADATA.CONTROLLERS, area) as readonly Type[];

/** @throws Error for one that does not say who may call it */
export const declaredRoutes = (): readonly DeclaredRoute[] =>
  routesOf([...MACHINE_CONTROLLERS, ...AREAS.flatMap(controllersOf), DocsController]);

export const accessTable = (): Readonly<Record<string, RouteAccess>> =>
  Object.fromEntries(declaredRoutes().map(({ name, access }) => [name, access]));
