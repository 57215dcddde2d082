import type { Shown } from '../http/handler.js';

export const SECURITY_KINDS = [
  'sign-in',
  'admin-sign-in',
  'sign-up',
  'code',
  'code-request',
  'password',
  'second-factor',
  'session',
  'admin-account',
  'student-account',
  'view',
  'export',
  'erasure',
  'access',
] as const;

export type SecurityKind = (typeof SECURITY_KINDS)[number];

/** How an event ended: `held-back` is a wait or a proof of work, `failed` a fault of ours. */
export const SECURITY_OUTCOMES = ['done', 'refused', 'held-back', 'failed'] as const;

export type SecurityOutcome = (typeof SECURITY_OUTCOMES)[number];

/** The kinds of calls that change something: the first pattern that fits the method and the route counts. */
const KINDS: readonly (readonly [RegExp, SecurityKind])[] = [
  [/^POST \/api\/auth\/login/, 'sign-in'],
  [/^POST \/api\/admin\/login/, 'admin-sign-in'],
  [/^POST \/api\/auth\/signup$/, 'sign-up'],
  [/^POST \/api\/auth\/(verify|verify-reset-code)$/, 'code'],
  [/^POST \/api\/auth\/(resend|request-reset-code)$/, 'code-request'],
  [/^POST \/api\/(auth\/update-password|(auth|user|admin)\/.*password)$/, 'password'],
  [/^(POST|DELETE) \/api\/admin\/.*(totp|recovery-codes|passkey)/, 'second-factor'],
  [/^(POST|DELETE) \/api\/(auth|admin\/account)\//, 'session'],
  [/^(POST|PUT|DELETE) \/api\/admin\/admin/, 'admin-account'],
  [/^POST \/api\/admin\/students\/:id\/erase$/, 'erasure'],
  [/^POST \/api\/user\/:email\/delete$/, 'erasure'],
  [/^POST \/api\/admin\/students\//, 'student-account'],
];

const KIND_OF_SHOWN: Readonly<Record<Shown, SecurityKind | null>> = {
  person: 'view',
  rows: 'export',
  list: null,
  nobody: null,
};

const kinds = new Map<string, SecurityKind | null>();

/** Each route is looked up once. */
function kindOf(name: string): SecurityKind | null {
  const known = kinds.get(name);
  if (known !== undefined) return known;
  const kind = KINDS.find(([pattern]) => pattern.test(name))?.[1] ?? null;
  kinds.set(name, kind);
  return kind;
}

const UNAUTHENTICATED = 401;
const FORBIDDEN = 403;
const TOO_MANY = 429;

const outcomeOf = (status: number): SecurityOutcome => {
  if (status < 400) return 'done';
  if (status === TOO_MANY) return 'held-back';
  return status < 500 ? 'refused' : 'failed';
};

type Answered = {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly reason: string | null;
  readonly shows: Shown | null;
  /** Whether the answer showed one person's data: a filter may narrow a list to one person. */
  readonly isOfOne: boolean;
};

/** Refusals that only mean that the page asks for a second factor next. */
const STEPS = ['totp_needed', 'passkey_needed', 'totp_or_passkey_needed'];

/** The security event of an answered call; null if it is none. A missing token or role is one on every route. */
export function eventOf({
  method,
  route,
  status,
  reason,
  shows,
  isOfOne,
}: Answered): { readonly kind: SecurityKind; readonly outcome: SecurityOutcome } | null {
  if (reason !== null && STEPS.includes(reason)) return null;
  const kindOfRoute = shows ? KIND_OF_SHOWN[shows] : kindOf(`${method} ${route}`);
  const kind = kindOfRoute ?? (isOfOne ? 'view' : null);
  if (kind) return { kind, outcome: outcomeOf(status) };
  const isShutOut = status === UNAUTHENTICATED || status === FORBIDDEN;
  return isShutOut ? { kind: 'access', outcome: 'refused' } : null;
}
