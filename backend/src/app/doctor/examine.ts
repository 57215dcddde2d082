import {
  type Config,
  readConfig,
  unreadNames,
  UnusableConfig,
} from '../../platform/config/config.js';
import { checkDatabase } from './check-database.js';
import { checkMailServer, checkSender } from './check-mail.js';
import type { Outside } from './outside.js';
import { type Finding, ok, wrong, finding, notKnown, reasonOf } from './finding.js';
import { providerStatus } from '../../payments/index.js';
import { namedAddress } from '../../platform/config/named-address.js';
import { isUnreached } from '../../platform/observability/certificate-end.js';

const ANSWER_MS = 5_000;
const DAY_MS = 86_400_000;
/** Renewals that work by themselves are made earlier. */
const LEAST_DAYS = 14;

async function checkRedis(config: Config): Promise<readonly Finding[]> {
  const { REDIS_URL } = config;
  if (!REDIS_URL) return [ok('REDIS_URL', 'is not set: the queue is in PostgreSQL')];
  const { Redis } = await import('ioredis');
  const advice = `cannot be used: look at host, user and password of ${namedAddress(config, 'REDIS_URL')}`;
  return finding('REDIS_URL', advice, async () => {
    const redis = new Redis(REDIS_URL, {
      lazyConnect: true,
      connectTimeout: ANSWER_MS,
      commandTimeout: ANSWER_MS,
      maxRetriesPerRequest: 0,
      retryStrategy: () => null,
    });
    let cause: unknown;
    redis.on('error', (error) => (cause = error));
    try {
      await redis.connect();
      await redis.ping();
      return ok('REDIS_URL', 'Redis answers');
    } catch (error) {
      throw cause ?? error;
    } finally {
      redis.disconnect();
    }
  });
}

const TAKEN = 200;
const UNAUTHORIZED = 401;

async function checkProvider(config: Config): Promise<readonly Finding[]> {
  const { host } = new URL(config.RAZORPAY_API_URL);
  const status = await providerStatus(config);
  if (status === TAKEN) return [ok('RAZORPAY_KEY_ID', 'the provider takes the key and its secret')];
  if (status === UNAUTHORIZED) {
    const advice = 'the provider refuses it with RAZORPAY_KEY_ID: take both from its dashboard';
    return [wrong('RAZORPAY_KEY_SECRET', advice)];
  }
  const answer =
    status === null ? 'gives no answer: this server must reach it' : `answers ${status}`;
  return [wrong('RAZORPAY_API_URL', `${host} ${answer}`)];
}

async function checkSite(
  { PUBLIC_URL }: Config,
  { certificateEnd }: Outside,
): Promise<readonly Finding[]> {
  const url = new URL(PUBLIC_URL);
  if (url.protocol !== 'https:') return [notKnown('PUBLIC_URL', 'is http, and has no certificate')];
  try {
    const end = await certificateEnd(url);
    const words = `its certificate ends at ${end.toISOString()}`;
    const isLate = end.getTime() - Date.now() < LEAST_DAYS * DAY_MS;
    return [isLate ? wrong('PUBLIC_URL', `${words}: renew it`) : ok('PUBLIC_URL', words)];
  } catch (error) {
    return [
      isUnreached(error)
        ? notKnown('PUBLIC_URL', `${url.host} cannot be reached from here (${reasonOf(error)})`)
        : wrong('PUBLIC_URL', `browsers refuse its certificate (${reasonOf(error)})`),
    ];
  }
}

/** In the order of .env.example. */
const CHECKS: readonly ((
  config: Config,
  outside: Outside,
  to?: string,
) => Promise<readonly Finding[]>)[] = [
  checkSite,
  checkDatabase,
  checkRedis,
  (config, _, to) => checkMailServer(config, to),
  checkSender,
  checkProvider,
];

function faultFound(fault: string): Finding {
  const [, name, words] = /^([A-Z_]+): (.*)$/s.exec(fault) ?? [];
  return name && words ? wrong(name, words) : wrong('The settings', fault);
}

/** @param to who gets a test mail */
export async function examine(
  environment: NodeJS.ProcessEnv,
  outside: Outside,
  to?: string,
): Promise<readonly Finding[]> {
  try {
    const config = readConfig(environment);
    const found = await Promise.all(CHECKS.map((check) => check(config, outside, to)));
    const settings = [
      ok('The settings', 'all that is needed is set'),
      ...unreadNames(environment).map(faultFound),
    ];
    return [...settings, ...found.flat()];
  } catch (error) {
    if (error instanceof UnusableConfig) return error.faults.map(faultFound);
    throw error;
  }
}
