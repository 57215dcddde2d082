import { isIPv4 } from 'node:net';

/** Names that only a private network knows: of one word, as a service of Compose, or of the cluster. */
const INSIDE_NAME = /^(?:[^.:[\]]+|.+\.(?:local|localhost|internal|svc))$/;
const INSIDE_IPV4 = /^(?:127|10|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01]))\./;
const INSIDE_IPV6 = /^\[(?:::1|fe[89ab][0-9a-f]:.*|f[cd][0-9a-f]{2}:.*)\]$/;

const TLS_MODES = ['require', 'verify-ca', 'verify-full'];

/** Whether a host, as it is in a URL, is this machine or on a private network. */
export function isInsideHost(host: string): boolean {
  if (isIPv4(host)) return INSIDE_IPV4.test(host);
  return INSIDE_NAME.test(host) || INSIDE_IPV6.test(host);
}

/** Of PostgreSQL, a parameter may name the host, and a folder is a socket's. */
function isInside(url: URL): boolean {
  const host = url.searchParams.get('host') ?? url.hostname;
  return url.protocol === 'socket:' || host === '' || host.startsWith('/') || isInsideHost(host);
}

const isTrue = (value: string | null): boolean => value === 'true';

/** By which pg and nodemailer would speak TLS with anyone who answers. */
const TRUSTS_ANYBODY = [
  ['uselibpqcompat', 'true'],
  ['tls.rejectUnauthorized', 'false'],
] as const;

/** Whether what goes there is encrypted for the one that is named, or not sent at all. */
function insistsOnTls({ protocol, searchParams }: URL): boolean {
  if (TRUSTS_ANYBODY.some(([name, value]) => searchParams.get(name) === value)) return false;
  if (protocol === 'rediss:' || protocol === 'smtps:') return true;
  if (protocol === 'smtp:') return isTrue(searchParams.get('requireTLS'));
  return TLS_MODES.includes(searchParams.get('sslmode') ?? '');
}

const HOW: Readonly<Record<string, string>> = {
  'redis:': 'rediss://',
  'smtp:': 'smtps://, or ?requireTLS=true',
};

/** What is wrong with the address of a database, a Redis or a mail server; null if nothing is. */
export function rejectPlain(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (isInside(url) || insistsOnTls(url)) return null;
  const how = HOW[url.protocol] ?? '?sslmode=verify-full';
  return `must insist on TLS (${how}), or be on a private network`;
}
