export type Route = {
  readonly pattern: string;
  readonly file: string;
  /** Without the header and the footer of the site. */
  readonly isBare?: boolean;
};

/** Shown, with status 404, for every address that is not in the table. */
export const NOT_FOUND: Route = { pattern: '/404', file: '../features/site/not-found-page.tsx' };

/** One page for everything that is only read: each row of the table, and each chunk, costs every page. */
export const READING = './reading-page.tsx';

export const ROUTES: readonly Route[] = [
  { pattern: '/', file: '../features/home/home-page.tsx' },
  { pattern: '/contact', file: '../features/contact/contact-page.tsx' },
  { pattern: '/site-map', file: '../features/site/site-map-page.tsx' },
  { pattern: '/privacy-policy', file: READING },
  { pattern: '/terms-of-service', file: READING },
  { pattern: '/disclaimer', file: READING },
  { pattern: '/notice/:id', file: READING },
  { pattern: '/under-18', file: READING },
  { pattern: '/achievement/:id', file: READING },
  { pattern: '/blog', file: READING },
  { pattern: '/blog/:id', file: READING },
  { pattern: '/services/:id', file: READING },
  { pattern: '/programs/:id', file: READING },
  { pattern: '/news/:id', file: READING },
  { pattern: '/skills/:id', file: READING },
  { pattern: '/for-your-shop', file: READING },
  { pattern: '/accessibility', file: READING },
  { pattern: '/hi', file: READING },
  { pattern: '/kn', file: READING },
  { pattern: '/my-application', file: READING },
  { pattern: '/verify', file: '../features/certificates/verify-page.tsx' },
  { pattern: '/certificate', file: '../features/certificates/certificate-page.tsx' },
  { pattern: '/certificate/:code', file: '../features/certificates/certificate-page.tsx' },
  { pattern: '/signup', file: '../features/accounts/sign-up-page.tsx' },
  { pattern: '/2fa', file: '../features/accounts/verify-email-page.tsx' },
  { pattern: '/signin', file: '../features/accounts/sign-in-page.tsx' },
  { pattern: '/reset-password', file: '../features/accounts/reset-password-page.tsx' },
  { pattern: '/profile', file: '../features/accounts/profile-page.tsx' },
  { pattern: '/internship-application', file: '../features/applications/application-page.tsx' },
  { pattern: '/test-terms', file: '../features/exam/start/test-terms-page.tsx' },
  { pattern: '/practice', file: '../features/exam/practice/practice-page.tsx', isBare: true },
  { pattern: '/payment', file: '../features/payments/payment-page.tsx' },
  { pattern: '/test', file: '../features/exam/start/test-page.tsx' },
  { pattern: '/quiz', file: '../features/exam/attempt/quiz-page.tsx', isBare: true },
  { pattern: '/result', file: '../features/exam/result/result-page.tsx' },
  { pattern: '/result/:resultId', file: '../features/exam/result/result-page.tsx' },
];

const WITHOUT_APPLY = /^\/(internship-application|test-terms|payment|test|quiz|result)(\/|$)/;

/** Whether the bar offers an application on the page of this path. */
export const offersToApply = (path: string): boolean => !WITHOUT_APPLY.test(path);
