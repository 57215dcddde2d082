import { Inject, type Provider } from '@nestjs/common';
import type * as accounts from '@portal/domain/accounts/index.js';
import type { ApplicantTokens } from '@portal/domain/applications/index.js';
import type { BadgeIssuer, CredentialSigner } from '@portal/domain/certificates/index.js';
import type { UnitOfWork, IdSource, RandomSource } from '@portal/domain/kernel/transaction.js';
import type { Pause, PaymentGateway, ReceiptIssuer } from '@portal/domain/payments/index.js';
import type { CopySeal } from '@portal/domain/privacy/index.js';
import type { FiguresCheck } from '@portal/domain/settings/index.js';
import type { Authenticators, PasskeyVerifier } from '@portal/domain/staff/index.js';
import type { Stores } from '@portal/domain/stores.js';

export type Ports = Stores & {
  readonly unitOfWork: UnitOfWork<Stores>;
  readonly ids: IdSource;
  readonly random: RandomSource;
  readonly passwords: accounts.PasswordHasher;
  readonly blocklist: accounts.PasswordBlocklist;
  readonly codeHasher: accounts.CodeHasher;
  readonly applicantTokens: ApplicantTokens;
  readonly authenticators: Authenticators;
  readonly passkeyVerifier: PasskeyVerifier;
  readonly gateway: PaymentGateway;
  readonly figuresCheck: FiguresCheck;
  readonly pause: Pause;
  readonly copySeal: CopySeal;
  readonly companyInbox: string;
  readonly grievanceInbox: string;
  readonly issuer: ReceiptIssuer;
  readonly badgeIssuer: BadgeIssuer;
  /** Null without a key: then nothing is signed. */
  readonly signer: CredentialSigner | null;
};

export const PORTS = Symbol('Ports');

type Class = abstract new (...taken: never[]) => unknown;

const tokenOf = (name: keyof Ports) => `port ${name}`;
const asked = new Set<keyof Ports>();

export const InjectPort = <Name extends keyof Ports>(name: Name) => {
  asked.add(name);
  return <Taker extends Class, Index extends number>(
    taker: Taker & (Ports[Name] extends ConstructorParameters<Taker>[Index] ? unknown : never),
    key: undefined,
    index: Index,
  ): void => {
    Inject(tokenOf(name))(taker, key, index);
  };
};

const provided = (name: keyof Ports): Provider => ({
  provide: tokenOf(name),
  inject: [PORTS],
  useFactory: (ports: Ports) => ports[name],
});

export const askedPorts = (): Provider[] => [...asked].map(provided);
