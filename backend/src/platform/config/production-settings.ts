import { rejectGuessable } from '@portal/domain/accounts/index.js';
import { COMPANY } from '@portal/domain/kernel/company.js';
import { bloomBlocklist } from '../security/blocklist.bloom.js';
import { isInsideHost, rejectPlain } from './plain-connections.js';
import { exampleFaults } from './sample-addresses.js';
import { rejectSecret } from './secret-strength.js';
import { sampleWords, type SiteSample } from './site-samples.js';

type Given = Readonly<Record<string, string | undefined>>;
type Rule = (value: string, given: Given) => string | null;

/** As long as the secrets that the provider makes. */
const PROVIDER_SECRET = 24;
const OWN_SECRET = 32;
/** An event at which a hundred times as many people as usual share one address. */
const MOST_RATE_FACTOR = 100;

const secretOf =
  (least: number): Rule =>
  (secret) =>
    /^(["']).*\1$/.test(secret)
      ? 'has quotes around it, which count as part of it'
      : rejectSecret(secret, least);

/** The names that somebody who guesses would try first. */
const namesIn = ({ MAIL_FROM, PUBLIC_URL = '', ADMIN_USERNAME }: Given) => [
  ...[COMPANY.name, COMPANY.legalName],
  MAIL_FROM?.split('<')[0] ?? '',
  URL.canParse(PUBLIC_URL) ? new URL(PUBLIC_URL).hostname : '',
  ADMIN_USERNAME ?? '',
];

const ALWAYS: Readonly<Record<string, Rule>> = {
  JWT_SECRET: secretOf(OWN_SECRET),
  JWT_SECRET_PREVIOUS: secretOf(OWN_SECRET),
  CREDENTIAL_KEY: secretOf(OWN_SECRET),
  METRICS_TOKEN: (token, given) =>
    token === given.JWT_SECRET
      ? 'is the same as JWT_SECRET: take another one'
      : rejectSecret(token, OWN_SECRET),
  RAZORPAY_KEY_SECRET: secretOf(PROVIDER_SECRET),
  RAZORPAY_WEBHOOK_SECRET: secretOf(PROVIDER_SECRET),
  RAZORPAY_WEBHOOK_SECRET_PREVIOUS: secretOf(PROVIDER_SECRET),
  ADMIN_PASSWORD: (password, given) =>
    rejectGuessable(bloomBlocklist(namesIn(given)), password, []),
};

const isHttpsAt = (value: string, host?: string): boolean => {
  if (!URL.canParse(value)) return false;
  const url = new URL(value);
  return url.protocol === 'https:' && (host === undefined || url.host === host);
};

const hostOf =
  (host: string): Rule =>
  (value) =>
    isHttpsAt(value, host) ? null : `must be at https://${host}`;

/** Required unless the operator has said that the network is safe. */
const CONNECTIONS: Readonly<Record<string, Rule>> = {
  DATABASE_URL: rejectPlain,
  MIGRATION_DATABASE_URL: rejectPlain,
  DATABASE_POOL_URL: rejectPlain,
  REDIS_URL: rejectPlain,
  SMTP_URL: rejectPlain,
};

function connectionFaults(given: Given): readonly string[] {
  if (given.ALLOW_PLAIN_CONNECTIONS === 'true') return [];
  const faults = broken(CONNECTIONS, given);
  const hint = 'ALLOW_PLAIN_CONNECTIONS=true allows it where the network is safe by itself.';
  return faults.length === 0 ? [] : [...faults, hint];
}

/** Without a password, anyone who reaches Redis could add jobs, such as mails. */
const rejectOpen: Rule = (address) =>
  URL.canParse(address) && new URL(address).password === ''
    ? 'must have a password (rediss://user:password@host)'
    : null;

const WHERE_MONEY_MOVES: Readonly<Record<string, Rule>> = {
  PUBLIC_URL: (value) => (isHttpsAt(value) ? null : 'must be https'),
  RAZORPAY_API_URL: hostOf('api.razorpay.com'),
  RAZORPAY_CHECKOUT_URL: hostOf('checkout.razorpay.com'),
  RAZORPAY_KEY_ID: (id) => (id.startsWith('rzp_live_') ? null : 'must be a live key (rzp_live_…)'),
  REDIS_URL: rejectOpen,
  RATE_LIMIT_FACTOR: (factor) =>
    Number(factor) <= MOST_RATE_FACTOR
      ? null
      : `must be at most ${String(MOST_RATE_FACTOR)}: more is no limit`,
};

/** With a live key, real money would go through parts that are not the provider's. */
const ON_STAGING: Readonly<Record<string, Rule>> = {
  RAZORPAY_KEY_ID: (id) =>
    id.startsWith('rzp_live_')
      ? 'must be a test key (rzp_test_…) with ALLOW_STAGING_PARTS=true'
      : null,
};

const broken = (rules: Readonly<Record<string, Rule>>, given: Given): readonly string[] =>
  Object.entries(rules).flatMap(([name, rule]) => {
    const value = given[name];
    const fault = value === undefined ? null : rule(value, given);
    return fault === null ? [] : [`${name}: ${fault}`];
  });

function sampleFaults(given: Given, samples: readonly SiteSample[]): readonly string[] {
  if (given.ALLOW_SAMPLE_CONTENT === 'true') return [];
  const shown = samples.map((sample) => `The site shows samples: ${sampleWords(sample)}`);
  const hint = 'docs/how-to/make-it-yours.md replaces them; ALLOW_SAMPLE_CONTENT=true shows them.';
  return [...exampleFaults(given), ...shown, ...(shown.length > 0 ? [hint] : [])];
}

/** A public site must fulfil the rules, whatever NODE_ENV says. */
const isOpen = ({ NODE_ENV, PUBLIC_URL = '' }: Given): boolean =>
  NODE_ENV === 'production' ||
  (URL.canParse(PUBLIC_URL) && !isInsideHost(new URL(PUBLIC_URL).hostname));

export function productionFaults(
  given: Given,
  samples: readonly SiteSample[] = [],
): readonly string[] {
  if (!isOpen(given)) return [];
  const always = broken(ALWAYS, given);
  if (given.ALLOW_STAGING_PARTS === 'true') return [...always, ...broken(ON_STAGING, given)];
  const shown = [...always, ...connectionFaults(given), ...sampleFaults(given, samples)];
  const real = broken(WHERE_MONEY_MOVES, given);
  const hint =
    'Only a system on which no real money moves may be started with ALLOW_STAGING_PARTS=true.';
  return real.length === 0 ? shown : [...shown, ...real, hint];
}
