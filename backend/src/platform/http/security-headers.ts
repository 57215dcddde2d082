import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
import type { Config } from '../config/config.js';

type ContentSecurityPolicy = Exclude<HelmetOptions['contentSecurityPolicy'], boolean | undefined>;

export type CheckoutOrigins = readonly string[];

/** Checkout loads its fonts and styles and makes its calls inside its frame, where this policy does not apply. */
export const contentSecurityPolicy = (checkout: CheckoutOrigins = []): ContentSecurityPolicy => ({
  useDefaults: false,
  directives: {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...checkout],
    'frame-src': checkout.length > 0 ? [...checkout] : ["'none'"],
    'connect-src': ["'self'", ...checkout],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:', ...checkout],
    'font-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...checkout],
    'frame-ancestors': ["'none'"],
  },
});

/** Razorpay's checkout frames and calls its API host as well as the script's host. */
export const checkoutOrigins = (urls: readonly string[]): CheckoutOrigins => [
  ...new Set(urls.map((url) => new URL(url).origin)),
];

const YEAR_SECONDS = 365 * 24 * 60 * 60;

type TransportSettings = Pick<Config, 'PUBLIC_URL' | 'HSTS_SUBDOMAINS'>;

/** Only a site that is reached over TLS may require TLS from browsers. */
const strictTransport = ({ PUBLIC_URL, HSTS_SUBDOMAINS }: TransportSettings) =>
  PUBLIC_URL.startsWith('https:')
    ? { maxAge: YEAR_SECONDS, includeSubDomains: HSTS_SUBDOMAINS }
    : false;

const FORBIDDEN = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'usb',
];
const PASSKEYS = ['publickey-credentials-create', 'publickey-credentials-get'];

const policyOf = (nowhere: readonly string[], here: readonly string[]): string =>
  [
    ...nowhere.map((feature) => `${feature}=()`),
    ...here.map((feature) => `${feature}=(self)`),
  ].join(', ');

/** No page of ours uses these; checkout uses some inside its own frame. */
export const PERMISSIONS_POLICY = policyOf([...FORBIDDEN, ...PASSKEYS], []);

/** Only the console asks for passkeys. */
export const CONSOLE_PERMISSIONS_POLICY = policyOf(FORBIDDEN, PASSKEYS);

type Changes = Pick<HelmetOptions, 'contentSecurityPolicy' | 'crossOriginOpenerPolicy'>;

type Secure = (reply: FastifyReply) => void;

function headersOf(options: HelmetOptions): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {};
  const answer = {
    setHeader: (name: string, value: string) => (headers[name.toLowerCase()] = value),
    removeHeader: () => undefined,
  };
  const reject = (error: unknown) => {
    if (error) throw new Error('The security headers could not be made', { cause: error });
  };
  helmet(options)({} as IncomingMessage, answer as unknown as ServerResponse, reject);
  return headers;
}

/** Made once, since this takes longer than many an answer. */
export function securityHeaders(config: TransportSettings, changes: Changes = {}): Secure {
  const headers = headersOf({
    contentSecurityPolicy: contentSecurityPolicy(),
    strictTransportSecurity: strictTransport(config),
    ...changes,
  });
  return (reply) => void reply.headers(headers);
}
