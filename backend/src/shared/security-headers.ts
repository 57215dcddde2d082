import type { FastifyHelmetOptions } from '@fastify/helmet';

/** The origins from which a page may load checkout's script and frame. */
export type CheckoutOrigins = readonly string[];

/**
 * No inline script or style, and nothing from elsewhere; the provider's hosts where it is paid.
 * Checkout sends fonts, styles and calls of its own from within its frame, where this does not hold.
 */
export const contentSecurityPolicy = (
  checkout: CheckoutOrigins = [],
): NonNullable<FastifyHelmetOptions['contentSecurityPolicy']> => ({
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

/** Razorpay's checkout frames and calls its API host as well as the script's own. */
export const checkoutOrigins = (urls: readonly string[]): CheckoutOrigins => [
  ...new Set(urls.map((url) => new URL(url).origin)),
];
