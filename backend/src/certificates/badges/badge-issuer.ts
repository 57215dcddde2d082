import { type BadgeIssuer, didOf } from '@portal/domain/certificates/index.js';
import type { Config } from '../../platform/config/config.js';

export function badgeIssuerOf({ PUBLIC_URL }: Config, name: string): BadgeIssuer {
  const { host, origin } = new URL(PUBLIC_URL);
  return { did: didOf(host), name, origin };
}
