import type { AdminRole } from '@portal/domain/staff/index.js';

/** Who may call a route. */
export type Access =
  | 'anyone'
  /** Anyone; with a student's token the answer says more. */
  | 'anyone-or-student'
  | 'student'
  | 'admin'
  | 'student-or-admin'
  /** Anyone who can sign the body as the payment provider does. */
  | 'provider'
  /** Whoever knows METRICS_TOKEN. */
  | 'scraper'
  /** An admin's browser, by the cookie of an ops session; bearer tokens count for nothing. */
  | 'ops-session';

/** How many calls may be made within a time. */
export type Limit = { readonly points: number; readonly seconds: number };

/**
 * A whole exam hall may share one address, so the limits per address are wide. What guards one
 * account is counted by account: wrong passwords, wrong codes, codes sent.
 */
const SIGN_IN: Limit = { points: 2000, seconds: 60 };
const CODES: Limit = { points: 1000, seconds: 60 };
const LOOK_UP: Limit = { points: 120, seconds: 60 };
const FORMS: Limit = { points: 120, seconds: 600 };

/** What costs a mail each time is limited over all as well, beyond what any exam day asks for. */
const SIGN_UPS: Limit = { points: 10_000, seconds: 60 };
const ALL_FORMS: Limit = { points: 3_000, seconds: 600 };

/**
 * What one who is signed in may call in all, on each process. A page of a test calls a few times a
 * minute, a page of the console some dozens.
 */
export const SIGNED_IN: Limit = { points: 1_200, seconds: 60 };

/** One route's row. */
export type RouteRow = {
  readonly access: Access;
  /** For one address; for IPv6, for one network. */
  readonly limit?: Limit;
  /** For all addresses together, since who floods may have many. */
  readonly overall?: Limit;
  /** Which admins may call it, beside the owners; without it, every admin. */
  readonly roles?: readonly AdminRole[];
  /** An admin may call it even while the password must be changed, or a second factor is missing. */
  readonly first?: true;
  /** It can't be undone: an admin must have shown a password or a second factor within minutes. */
  readonly proof?: true;
};

/** The own account of whoever calls. */
const OWN: RouteRow = { access: 'admin', first: true };
/** Who has taken over a session could make it last. */
const PROVEN: RouteRow = { ...OWN, proof: true };
const OWNER: RouteRow = { access: 'admin', roles: [] };
const PROVEN_OWNER: RouteRow = { ...OWNER, proof: true };
const SUPPORT: RouteRow = { access: 'admin', roles: ['support'] };
const CONTENT: RouteRow = { access: 'admin', roles: ['content'] };
const FINANCE: RouteRow = { access: 'admin', roles: ['finance'] };
const PEOPLE: RouteRow = { access: 'admin', roles: ['support', 'finance'] };
const RESULTS: RouteRow = { access: 'admin', roles: ['support', 'content'] };

/** The rows of a list of the console: a page of it, and one entry. */
const listRows = (resource: string, row: RouteRow): Record<string, RouteRow> => ({
  [`GET /api/admin/${resource}`]: row,
  [`GET /api/admin/${resource}/:id`]: row,
});

/** Every route of the API, and who may call it. A route without a row stops the start. */
export const ROUTES: Readonly<Record<string, RouteRow>> = {
  'POST /api/auth/signup': { access: 'anyone', limit: SIGN_IN, overall: SIGN_UPS },
  'POST /api/auth/login': { access: 'anyone', limit: SIGN_IN },
  'POST /api/auth/verify': { access: 'anyone', limit: CODES },
  'POST /api/auth/resend': { access: 'anyone', limit: CODES },
  'POST /api/auth/request-reset-code': { access: 'anyone', limit: CODES },
  'POST /api/auth/verify-reset-code': { access: 'anyone', limit: CODES },
  'POST /api/auth/update-password': { access: 'anyone', limit: CODES },
  'POST /api/auth/sign-out': { access: 'student' },
  'POST /api/auth/change-password': { access: 'student' },
  'GET /api/auth/sessions': { access: 'student' },
  'POST /api/auth/sessions/:id/end': { access: 'student' },
  'POST /api/auth/sessions/end-others': { access: 'student' },
  'POST /api/admin/login': { access: 'anyone', limit: SIGN_IN },
  'GET /api/user/:email': { access: 'anyone-or-student', limit: LOOK_UP },
  'GET /api/user/:email/results': { access: 'student' },
  'GET /api/user/:email/export': { access: 'student' },
  'POST /api/user/:email/delete': { access: 'student' },
  'POST /api/user': { access: 'student' },
  /** Its address can't be guessed, and is told to the student only; an image can send no token. */
  'GET /avatars/:file': { access: 'anyone' },
  'GET /api/attempts/:email': { access: 'student' },
  'GET /api/me/journey': { access: 'student' },
  'GET /api/forms/token': { access: 'anyone' },
  'POST /api/internships': { access: 'anyone', limit: FORMS, overall: ALL_FORMS },
  'GET /api/internships': SUPPORT,
  'POST /api/contact': { access: 'anyone', limit: FORMS, overall: ALL_FORMS },
  'GET /api/test-results': RESULTS,
  'GET /api/payments': PEOPLE,
  'GET /api/test/domains': { access: 'student' },
  'GET /api/test/questions': { access: 'student' },
  'PUT /api/test/answers': { access: 'student' },
  'POST /api/test/submit': { access: 'student' },
  'GET /api/test-results/:resultId': { access: 'student-or-admin' },
  'POST /create-order': { access: 'student' },
  'POST /verify-payment': { access: 'student' },
  'POST /api/payments/webhook': { access: 'provider' },
  'GET /api/receipts': { access: 'student' },
  'GET /api/receipts/:number/pdf': { access: 'student' },
  'GET /api/admin/receipts/:number/pdf': PEOPLE,
  'GET /api/admin/dashboard': { access: 'admin' },
  'GET /api/figures': { access: 'anyone', limit: SIGN_IN },
  'GET /api/admin/settings': OWNER,
  'PUT /api/admin/settings': OWNER,
  'GET /api/admin/me': OWN,
  'GET /api/admin/account': OWN,
  'POST /api/admin/account/password': OWN,
  'POST /api/admin/account/totp': OWN,
  'POST /api/admin/account/totp/confirm': OWN,
  'POST /api/admin/account/totp/remove': OWN,
  'POST /api/admin/account/recovery-codes': OWN,
  'POST /api/admin/account/passkeys/begin': PROVEN,
  'POST /api/admin/account/passkeys/add': PROVEN,
  'POST /api/admin/account/passkeys/remove': PROVEN,
  'POST /api/admin/account/passkeys/challenge': OWN,
  'POST /api/admin/account/sign-out': OWN,
  'POST /api/admin/account/prove': OWN,
  'GET /api/admin/account/sessions': OWN,
  'POST /api/admin/account/sessions/:id/end': OWN,
  'POST /api/admin/account/sessions/end-others': OWN,
  ...listRows('applications', SUPPORT),
  ...listRows('messages', SUPPORT),
  ...listRows('emails', SUPPORT),
  ...listRows('results', RESULTS),
  ...listRows('attempts', SUPPORT),
  ...listRows('payments', PEOPLE),
  ...listRows('refunds', FINANCE),
  ...listRows('provider-events', FINANCE),
  ...listRows('payment-differences', FINANCE),
  ...listRows('students', PEOPLE),
  ...listRows('questions', CONTENT),
  ...listRows('audit', OWNER),
  ...listRows('admins', OWNER),
  'POST /api/admin/admins': PROVEN_OWNER,
  'POST /api/admin/admins/:id/change-role': PROVEN_OWNER,
  'POST /api/admin/admins/:id/deactivate': OWNER,
  'POST /api/admin/admins/:id/reactivate': OWNER,
  'POST /api/admin/admins/:id/reset-password': PROVEN_OWNER,
  'POST /api/admin/admins/:id/reset-totp': PROVEN_OWNER,
  'GET /api/admin/admin-rules': OWNER,
  'POST /api/admin/admin-rules': OWNER,
  'POST /api/admin/questions': CONTENT,
  'PUT /api/admin/questions/:id': CONTENT,
  'POST /api/admin/questions/:id/retire': CONTENT,
  'POST /api/admin/questions/:id/restore': CONTENT,
  'GET /api/admin/questions/:id/versions': CONTENT,
  'GET /api/admin/question-bank/export': CONTENT,
  'POST /api/admin/question-bank/import': CONTENT,
  'GET /api/admin/question-bank/stock': CONTENT,
  'GET /api/admin/question-bank/health': CONTENT,
  'PUT /api/admin/applications/:id': SUPPORT,
  'POST /api/admin/students/:id/grant-attempts': SUPPORT,
  'POST /api/admin/students/:id/deactivate': SUPPORT,
  'POST /api/admin/students/:id/reactivate': SUPPORT,
  'POST /api/admin/students/:id/erase': PROVEN_OWNER,
  'POST /api/admin/attempts/:id/close': SUPPORT,
  'POST /api/admin/emails/:id/retry': SUPPORT,
  'POST /api/admin/emails/:id/cancel': SUPPORT,
  /** Held to the roles of the list that is asked for; and so is whoever shows the ticket. */
  'POST /api/admin/exports': { access: 'admin' },
  'GET /api/admin/exports/:ticket': { access: 'anyone', limit: LOOK_UP },
  'POST /api/admin/payments/:id/check': FINANCE,
  'POST /api/admin/payments/:id/refund': { ...FINANCE, proof: true },
  'POST /api/admin/ops-session': SUPPORT,
  /** Static; what it can do depends on the token that the browser keeps. */
  'GET /ops/sign-in': { access: 'anyone' },
  'GET /ops/sign-in.js': { access: 'anyone' },
  'GET /api/docs': { access: 'admin' },
  'GET /ops/docs': { access: 'ops-session' },
  'GET /ops/docs.css': { access: 'anyone' },
  'GET /ops/queues': { access: 'ops-session' },
  'POST /ops/queues': { access: 'ops-session' },
  'PUT /ops/queues': { access: 'ops-session' },
  'PATCH /ops/queues': { access: 'ops-session' },
  'GET /ops/queues/*': { access: 'ops-session' },
  'POST /ops/queues/*': { access: 'ops-session' },
  'PUT /ops/queues/*': { access: 'ops-session' },
  'PATCH /ops/queues/*': { access: 'ops-session' },
  'GET /metrics': { access: 'scraper' },
  'GET /health/live': { access: 'anyone' },
  'GET /health/ready': { access: 'anyone' },
};
