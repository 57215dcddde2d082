import {
  type Config,
  readConfig,
  unreadNames,
  UnusableConfig,
} from '../../platform/config/config.js';
import { checkDatabase } from './check-database.js';
import { checkMailServer, checkSender } from './check-mail.js';
import { checkProvider, checkRedis, checkSite } from './check-services.js';
import type { Outside } from './outside.js';
import { type Finding, ok, wrong } from './finding.js';

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
