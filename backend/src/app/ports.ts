import { setTimeout } from 'node:timers/promises';
import type { PasswordBlocklist } from '@portal/domain/accounts/password-blocklist.js';
import type { Authenticators } from '@portal/domain/staff/ports.js';
import type { CodeHasher, PasswordHasher } from '@portal/domain/accounts/ports.js';
import type { Pause, PaymentGateway } from '@portal/domain/payments/ports.js';
import type { ImportPlanner } from '@portal/domain/question-bank/ports.js';
import type { ReceiptIssuer } from '@portal/domain/payments/receipts/receipt.js';
import type { IdSource, RandomSource } from '@portal/domain/kernel/sources.js';
import type { UnitOfWork } from '@portal/domain/kernel/transaction.js';
import type { Stores } from '@portal/domain/stores.js';
import type { DataSource } from 'typeorm';
import type { Config } from '../platform/config/config.js';
import { uuidIds } from '../platform/database/ids.uuid.js';
import { secureRandom } from '../platform/security/random.crypto.js';
import { typeormStores } from './stores.typeorm.js';
import { typeormUnitOfWork } from '../platform/database/unit-of-work.typeorm.js';
import { limitConcurrency } from '../platform/concurrency/limit-concurrency.js';
import { cryptoAuthenticators } from '../staff/authenticators.crypto.js';
import { bloomBlocklist } from '../accounts/blocklist.bloom.js';
import { hmacCodes } from '../accounts/codes.hmac.js';
import { argon2Passwords } from '../accounts/passwords.argon2.js';
import { companyOf, hostOf } from '../email/company-name.js';
import { razorpayGateway } from '../payments/gateway.razorpay.js';
import { threadedPlanner } from '../question-bank/planner.worker-threads.js';
import { issuerOf } from '../payments/receipt-issuer.js';

/** Every port of the domain with its adapter; a use case takes what it needs of it. */
export type Ports = Stores & {
  readonly unitOfWork: UnitOfWork<Stores>;
  readonly ids: IdSource;
  readonly random: RandomSource;
  readonly passwords: PasswordHasher;
  readonly blocklist: PasswordBlocklist;
  readonly codeHasher: CodeHasher;
  readonly authenticators: Authenticators;
  readonly gateway: PaymentGateway;
  readonly planner: ImportPlanner;
  readonly pause: Pause;
  readonly companyInbox: string;
  readonly issuer: ReceiptIssuer;
};

/** @param onEmails called when mails were added to the outbox */
export const adapters = (config: Config, dataSource: DataSource, onEmails: () => void): Ports => ({
  ...typeormStores(dataSource.manager),
  unitOfWork: limitConcurrency(typeormUnitOfWork(dataSource, onEmails)),
  ids: uuidIds,
  random: secureRandom,
  passwords: argon2Passwords(),
  blocklist: bloomBlocklist([companyOf(config), hostOf(config.PUBLIC_URL)]),
  codeHasher: hmacCodes(config.JWT_SECRET),
  authenticators: cryptoAuthenticators(config.JWT_SECRET),
  gateway: razorpayGateway(config),
  planner: threadedPlanner,
  pause: (seconds) => setTimeout(seconds * 1_000),
  companyInbox: config.COMPANY_INBOX,
  issuer: issuerOf(config),
});
