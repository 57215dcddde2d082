export type Route = {
  readonly pattern: string;
  /** Which page shows it: `src/features/<file>.tsx`. */
  readonly file: string;
  /** Without the header and the footer of the site. */
  readonly isBare?: boolean;
};

/** Shown, with status 404, for every address that is not in the table. */
export const NOT_FOUND: Route = { pattern: '/404', file: 'site/not-found-page' };

/** Redirects, which the server makes as well (`static-sites.ts`). */
const REDIRECTS: Readonly<Record<string, string>> = {
  '/about': '/#about',
  '/careers': '/#programs',
};

export const redirected = (to: string): string => REDIRECTS[to] ?? to;

/** One page for all that is only read: a row of the table, and a chunk, costs every page. */
export const READING = 'reading/reading-page';

export const ROUTES: readonly Route[] = [
  { pattern: '/', file: 'site/home-page' },
  { pattern: '/contact', file: 'contact/contact-page' },
  { pattern: '/site-map', file: 'site/site-map-page' },
  { pattern: '/privacy-policy', file: 'legal/privacy-policy-page' },
  { pattern: '/terms-of-service', file: 'legal/terms-of-service-page' },
  { pattern: '/disclaimer', file: 'legal/disclaimer-page' },
  { pattern: '/notice/:id', file: READING },
  { pattern: '/under-18', file: READING },
  { pattern: '/achievement/:id', file: READING },
  { pattern: '/blog', file: READING },
  { pattern: '/blog/:id', file: READING },
  { pattern: '/services/:id', file: READING },
  { pattern: '/programs/:id', file: READING },
  { pattern: '/news/:id', file: READING },
  { pattern: '/my-application', file: READING },
  { pattern: '/verify', file: 'certificates/verify-page' },
  { pattern: '/certificate', file: 'certificates/certificate-page' },
  { pattern: '/certificate/:code', file: 'certificates/certificate-page' },
  { pattern: '/signup', file: 'accounts/sign-up-page' },
  { pattern: '/2fa', file: 'accounts/verify-email-page' },
  { pattern: '/signin', file: 'accounts/sign-in-page' },
  { pattern: '/reset-password', file: 'accounts/reset-password-page' },
  { pattern: '/profile', file: 'accounts/profile-page' },
  { pattern: '/internship-application', file: 'applications/application-page' },
  { pattern: '/test-terms', file: 'exam/start/test-terms-page' },
  { pattern: '/practice', file: 'exam/practice/practice-page', isBare: true },
  { pattern: '/payment', file: 'payments/payment-page' },
  { pattern: '/test', file: 'exam/start/test-page' },
  { pattern: '/quiz', file: 'exam/attempt/quiz-page', isBare: true },
  { pattern: '/result', file: 'exam/result/result-page' },
  { pattern: '/result/:resultId', file: 'exam/result/result-page' },
];
