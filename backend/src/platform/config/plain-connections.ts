import { isIPv4 } from 'node:net';

const INSIDE_NAME = /^(?:[^.:[\]]+|.+\.(?:local|localhost|internal|svc))$/;
const INSIDE_IPV4 = /^(?:127|10|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01]))\./;
const INSIDE_IPV6 = /^\[(?:::1|fe[89ab][0-9a-f]:.*|f[cd][0-9a-f]{2}:.*)\]$/;

const TLS_MODES = ['require', 'verify-ca', 'verify-full'];

export function isInsideHost(host: string): boolean {
  if (isIPv4(host)) return INSIDE_IPV4.test(host);
  return INSIDE_NAME.test(host) || INSIDE_IPV6.test(host);
}

/** In a PostgreSQL address, a parameter may name the host, and a folder means a socket. */
function isInside(url: URL): boolean {
  const host = url.searchParams.get('host') ?? url.hostname;
  return url.protocol === 'socket:' || host === '' || host.startsWith('/') || isInsideHost(host);
}

const isTrue = (value: string | null): boolean => value === 'true';

/** Settings with which pg and nodemailer do not check whose certificate it is. */
const UNCHECKED_TLS = [
  ['uselibpqcompat', 'true'],
  ['tls.rejectUnauthorized', 'false'],
] as const;

/** Whether the client sends nothing unless the connection is encrypted and the server is the named one. */
function insistsOnTls({ protocol, searchParams }: URL): boolean {
  if (UNCHECKED_TLS.some(([name, value]) => searchParams.get(name) === value)) return false;
  if (protocol === 'rediss:' || protocol === 'smtps:') return true;
  if (protocol === 'smtp:') return isTrue(searchParams.get('requireTLS'));
  return TLS_MODES.includes(searchParams.get('sslmode') ?? '');
}

const TLS_ADDRESSES: Readonly<Record<string, string>> = {
  'redis:': 'rediss://',
  'smtp:': 'smtps://, or ?requireTLS=true',
};

export function rejectPlain(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (isInside(url) || insistsOnTls(url)) return null;
  const how = TLS_ADDRESSES[url.protocol] ?? '?sslmode=verify-full';
  return `must insist on TLS (${how}), or be on a private network`;
}
