/** A row of the route table. */
export type Route = {
  readonly pattern: string;
  /** Which page shows it: `src/features/<file>.tsx`. */
  readonly file: string;
  /** The addresses to prerender; without it, the pattern itself. */
  readonly paths?: readonly string[];
};

/** Shown, with status 404, for every address that is not in the table. */
export const NOT_FOUND: Route = { pattern: '/404', file: 'site/not-found-page' };

/** Every page there is. */
export const ROUTES: readonly Route[] = [
  { pattern: '/', file: 'site/home-page' },
  { pattern: '/signup', file: 'accounts/sign-up-page' },
  { pattern: '/2fa', file: 'accounts/verify-email-page' },
  { pattern: '/signin', file: 'accounts/sign-in-page' },
  { pattern: '/reset-password', file: 'accounts/reset-password-page' },
  { pattern: '/profile', file: 'accounts/profile-page' },
  { pattern: '/internship-application', file: 'applications/application-page' },
  { pattern: '/test-terms', file: 'exam/test-terms-page' },
  { pattern: '/payment', file: 'payments/payment-page' },
  { pattern: '/test', file: 'exam/test-page' },
  { pattern: '/quiz', file: 'exam/quiz-page' },
  { pattern: '/result', file: 'exam/result-page' },
  // Its document is that of /result: what it shows is known only in the browser.
  { pattern: '/result/:resultId', file: 'exam/result-page', paths: [] },
];
