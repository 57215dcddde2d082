import type { Config } from './config.js';

export type AddressName =
  | 'DATABASE_URL'
  | 'MIGRATION_DATABASE_URL'
  | 'DATABASE_POOL_URL'
  | 'REDIS_URL'
  | 'SMTP_URL';

/** As "db.internal:5432 (DATABASE_URL)", without the password. */
export function namedAddress(
  config: Partial<Pick<Config, AddressName>>,
  name: AddressName,
): string {
  const address = config[name] ?? '';
  const url = URL.canParse(address) ? new URL(address) : null;
  const host = url?.searchParams.get('host') ?? url?.host;
  return host ? `${host} (${name})` : name;
}
