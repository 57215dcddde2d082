import { setTimeout } from 'node:timers/promises';
import { COMPANY } from '@portal/domain/kernel/company.js';
import { checkFigures } from '@portal/domain/questions/index.js';
import type { DataSource } from 'typeorm';
import { hmacApplicantTokens } from '../applications/index.js';
import { argon2Passwords, hmacCodes } from '../accounts/index.js';
import { badgeIssuerOf, digitalBazaarSigner } from '../certificates/index.js';
import { bloomBlocklist } from '../platform/security/blocklist.bloom.js';
import { hostOf } from '../email/index.js';
import { issuerOf, razorpayGateway } from '../payments/index.js';
import { limitConcurrency } from '../platform/concurrency/limit-concurrency.js';
import type { Config } from '../platform/config/config.js';
import { uuidIds } from '../platform/database/ids.uuid.js';
import type { Ports } from '../platform/ports.js';
import { typeormUnitOfWork } from './unit-of-work.typeorm.js';
import { secureRandom } from '../platform/security/random.crypto.js';
import { secretsOf } from '../platform/security/secrets.js';
import { x25519Seal } from '../privacy/index.js';
import { cryptoAuthenticators, webauthnPasskeys } from '../staff/index.js';
import { typeormStores } from './stores.typeorm.js';

function signing(config: Config): Pick<Ports, 'badgeIssuer' | 'signer'> {
  const { CREDENTIAL_KEY: key } = config;
  const badgeIssuer = badgeIssuerOf(config, config.issuer.name);
  return { badgeIssuer, signer: key ? digitalBazaarSigner(key, badgeIssuer.did) : null };
}

/** @param onEmails called when mails were added to the outbox */
export function adapters(config: Config, dataSource: DataSource, onEmails: () => void): Ports {
  const secrets = secretsOf(config);
  const stores = typeormStores(dataSource.manager);
  return {
    ...stores,
    unitOfWork: limitConcurrency(typeormUnitOfWork(dataSource, onEmails)),
    ids: uuidIds,
    random: secureRandom,
    passwords: argon2Passwords(),
    blocklist: bloomBlocklist([COMPANY.name, hostOf(config.PUBLIC_URL)]),
    codeHasher: hmacCodes(secrets),
    applicantTokens: hmacApplicantTokens(secrets),
    authenticators: cryptoAuthenticators(secrets),
    passkeyVerifier: webauthnPasskeys(config.PUBLIC_URL),
    gateway: razorpayGateway(config),
    figuresCheck: checkFigures(stores),
    pause: (seconds) => setTimeout(seconds * 1_000),
    copySeal: config.ERASURE_SEAL_KEY ? x25519Seal(config.ERASURE_SEAL_KEY) : null,
    companyInbox: config.COMPANY_INBOX,
    grievanceInbox: config.GRIEVANCE_INBOX ?? '',
    issuer: issuerOf(config),
    ...signing(config),
  };
}
