import { COMPANY } from '@portal/domain/kernel/company.js';
import { withoutTrailingSlashes } from '@portal/domain/kernel/paths.js';
import { z } from 'zod';
import { isSealKey } from '../security/seal-key.js';
import { COMPANY_SETTINGS, gstFaults, ISSUER, type Issuer } from './company-settings.js';
import { productionFaults } from './production-settings.js';
import { addressIn } from './sample-addresses.js';
import { readSettings } from './settings-from-files.js';
import { similarNames } from './similar-names.js';
import { samplesOfSite, type SiteSample } from './site-samples.js';
import { areProxies } from './trusted-proxies.js';

const LEAST_SECRET = 32;
const LONGEST_DRAIN_SECONDS = 300;

const secret = z
  .string()
  .min(LEAST_SECRET, `must have at least ${String(LEAST_SECRET)} characters`);
const site = z.url({ protocol: /^https?$/, error: 'must be an http or https URL' });
/** Nothing behind the host, and nobody before it. */
const isBareSite = (url: string): boolean =>
  !URL.canParse(url) || new URL(url).href === `${new URL(url).origin}/`;
const text = z.string().min(1, 'must not be empty');
const database = text.regex(/^(postgres(ql)?|socket):/, 'must be a PostgreSQL URL');

const KEY_BYTES = 32;
const isKey = (typed: string): boolean => {
  const bytes = Buffer.from(typed, 'base64');
  return bytes.length === KEY_BYTES && bytes.toString('base64') === typed;
};

const SEAL_KEY = 'must be a public X25519 key as DER in base64';

const PROXIES =
  'must be addresses, ranges (10.0.0.0/8), loopback, linklocal or uniquelocal, with commas between';

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  PUBLIC_URL: site
    .transform(withoutTrailingSlashes)
    .refine(
      isBareSite,
      'must be a scheme and a host, such as https://learn.company.in, without a path',
    ),
  DATABASE_URL: database,
  MIGRATION_DATABASE_URL: database.optional(),
  DATABASE_POOL_URL: database.optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must be a Redis URL' }).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an SMTP URL' }).optional(),
  MAIL_FROM: text
    .refine(
      (sender) => z.email().safeParse(addressIn(sender)).success,
      'must be an email address, or a name and an email address in <>',
    )
    .transform((sender) => (sender.includes('<') ? sender : `"${COMPANY.name}" <${sender}>`)),
  COMPANY_INBOX: z.email('must be an email address').default(COMPANY.emails.contact),
  GRIEVANCE_INBOX: z.email('must be an email address').optional(),
  ...COMPANY_SETTINGS,
  RAZORPAY_KEY_ID: text,
  RAZORPAY_KEY_SECRET: text,
  RAZORPAY_WEBHOOK_SECRET: text,
  RAZORPAY_WEBHOOK_SECRET_PREVIOUS: text.optional(),
  RAZORPAY_API_URL: site.default('https://api.razorpay.com'),
  RAZORPAY_CHECKOUT_URL: site.default('https://checkout.razorpay.com/v1/checkout.js'),
  JWT_SECRET: secret,
  JWT_SECRET_PREVIOUS: secret.optional(),
  HSTS_SUBDOMAINS: z.stringbool('must be true or false').default(false),
  ALLOW_PLAIN_CONNECTIONS: z.stringbool('must be true or false').default(false),
  CREDENTIAL_KEY: z.string().refine(isKey, 'must be 32 random bytes in base64').optional(),
  ERASURE_SEAL_KEY: z.string().refine(isSealKey, SEAL_KEY).optional(),
  ADMIN_USERNAME: text.default('admin'),
  ADMIN_PASSWORD: z.string().min(8, 'must have at least 8 characters').optional(),
  MIGRATE_AT_START: z.stringbool('must be true or false').default(true),
  DRAIN_SECONDS: z.coerce.number().min(0).max(LONGEST_DRAIN_SECONDS).default(5),
  PROCESS_ROLE: z.enum(['all', 'api', 'worker']).default('all'),
  METRICS_TOKEN: secret.optional(),
  LOG_LEVEL: z.enum(['error', 'warn', 'info', 'debug']).default('info'),
  TRUST_PROXY: z.string().refine(areProxies, PROXIES).optional(),
  ALLOW_STAGING_PARTS: z.stringbool('must be true or false').default(false),
  ALLOW_SAMPLE_CONTENT: z.stringbool('must be true or false').default(false),
  RATE_LIMIT_FACTOR: z.coerce.number().positive().max(1_000_000).default(1),
});

export type Config = z.infer<typeof schema> & { readonly issuer: Issuer };

export const CONFIG = Symbol('Config');

/** What processes that run jobs need; the API alone sends no mail. */
const faultsOfRole = ({ PROCESS_ROLE, SMTP_URL }: Readonly<Record<string, string>>) =>
  PROCESS_ROLE === 'api' || SMTP_URL ? [] : ['SMTP_URL: is missing'];

const NAMES = [...Object.keys(schema.shape), 'NODE_ENV'];

/** Of variables that have a typing error in their names; `npm start` reads DATA_DIR. */
export const unreadNames = (environment: NodeJS.ProcessEnv): readonly string[] =>
  similarNames(environment, [...NAMES, 'DATA_DIR']);

export class UnusableConfig extends Error {
  /** @param faults each begins with the name of the variable */
  constructor(readonly faults: readonly string[]) {
    const list = faults.map((fault) => `  ${fault}`).join('\n');
    super(`The configuration is not usable:\n${list}\nSee .env.example.`);
  }
}

/** @param samples by default those of the built site @throws UnusableConfig with all faults */
export function readConfig(
  environment: NodeJS.ProcessEnv,
  samples: readonly SiteSample[] = samplesOfSite(),
  issuer = ISSUER,
): Config {
  const { given, faults } = readSettings(environment, NAMES);
  const parsed = schema.safeParse(given);
  const together = [
    ...faults,
    ...faultsOfRole(given),
    ...gstFaults(given, issuer),
    ...productionFaults(given, samples),
  ];
  if (parsed.success && together.length === 0) return { ...parsed.data, issuer };
  const alone = (parsed.error?.issues ?? []).map(({ path, message, code }) => {
    const name = path.join('.');
    const missing = code === 'invalid_type' && given[name] === undefined;
    return `${name}: ${missing ? 'is missing' : message}`;
  });
  throw new UnusableConfig([...new Set([...alone, ...together, ...unreadNames(environment)])]);
}

export const servesApi = ({ PROCESS_ROLE }: Config): boolean => PROCESS_ROLE !== 'worker';

/** PgBouncer if there is one. Work that needs a session, or may take long, goes to PostgreSQL directly. */
export const databaseOfRequests = (config: Config): string =>
  (servesApi(config) ? config.DATABASE_POOL_URL : undefined) ?? config.DATABASE_URL;

export const runsJobs = ({ PROCESS_ROLE }: Config): boolean => PROCESS_ROLE !== 'api';
