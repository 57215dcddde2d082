import { isIPv4 } from 'node:net';
import type { Sandbox } from './sandbox.js';

const LOCAL_NAME = /^(localhost|.+\.localhost|.+\.local|[^.:[\]]+)$/;
const LOCAL_ADDRESS = /^(127|10|192\.168|169\.254|172\.(1[6-9]|2\d|3[01]))\./;
const LOCAL_IPV6 = /^\[(::1|fe[89ab][0-9a-f]:.*|f[cd][0-9a-f]{2}:.*)\]$/;

/** Whether only this machine, or its own network, gets to an address. */
export function isLocal(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { hostname } = new URL(url);
  if (isIPv4(hostname)) return LOCAL_ADDRESS.test(hostname);
  return LOCAL_NAME.test(hostname) || LOCAL_IPV6.test(hostname);
}

const NAMES = {
  database: ['the embedded database', 'DATABASE_URL'],
  mail: ['the inbox', 'SMTP_URL'],
  payments: ['the payment stand-in', 'RAZORPAY_API_URL'],
} as const;

function standInsFor(env: NodeJS.ProcessEnv): readonly (keyof Sandbox)[] {
  return (['database', 'mail', 'payments'] as const).filter((part) => !env[NAMES[part][1]]);
}

/**
 * A site that everybody can reach must not keep mails on a page, or take payments that move no money.
 * @throws Error that says what to set
 */
export function rejectPublicSite(env: NodeJS.ProcessEnv): void {
  const { PUBLIC_URL } = env;
  const parts = standInsFor(env);
  if (!PUBLIC_URL || parts.length === 0 || isLocal(PUBLIC_URL)) return;
  const named = parts.map((part) => NAMES[part][0]).join(', ');
  const wanted = parts.map((part) => NAMES[part][1]).join(', ');
  throw new Error(
    `PUBLIC_URL (${PUBLIC_URL}) is open to everybody, and \`npm start\` would use ${named}. ` +
      `Set ${wanted}, or see docs/operations.md for how to run it for real.`,
  );
}
