import { SetMetadata, type Type } from '@nestjs/common';
import type { AdminRole } from '@portal/domain/staff/index.js';

export type Callers =
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

export type Allowance = { readonly points: number; readonly seconds: number };

type AdminTerms = {
  /** Which admins may call it, beside the owners; without it, every admin. */
  readonly roles?: readonly AdminRole[];
  /** An admin may call it even while the password must be changed, or a second factor is missing. */
  readonly first?: true;
  /** It can't be undone: an admin must have shown a password or a second factor within minutes. */
  readonly proof?: true;
};

export type RouteAccess = AdminTerms & {
  readonly callers: Callers;
  /** For one address; for IPv6, for one network. */
  readonly limit?: Allowance;
  /** For all addresses together, since who floods may have many. */
  readonly overall?: Allowance;
};

const ACCESS = 'portal:access';
const LIMIT = 'portal:limit';

/** Who may call a handler, or each handler of a controller. One without it stops the start. */
export const Access = (callers: Callers, terms: AdminTerms = {}) =>
  SetMetadata(ACCESS, { ...terms, callers });

/** How often it may be called without a sign-in, by one address and by all. */
export const Limit = (limit: Allowance, overall?: Allowance) =>
  SetMetadata(LIMIT, { limit, ...(overall && { overall }) });

function readAccess(handler: object, controller: Type): RouteAccess | null {
  const told = (key: string) =>
    (Reflect.getMetadata(key, handler) ?? Reflect.getMetadata(key, controller)) as
      RouteAccess | undefined;
  const access = told(ACCESS);
  return access ? { ...access, ...told(LIMIT) } : null;
}

/** By controller and handler, since a handler may be inherited. */
const known = new WeakMap<Type, Map<object, RouteAccess | null>>();

/** What the decorators of a handler say, or else those of its controller; null without `@Access`. */
export function accessOf(handler: object, controller: Type): RouteAccess | null {
  const ofController = known.get(controller) ?? new Map<object, RouteAccess | null>();
  const found = ofController.get(handler);
  if (found !== undefined) return found;
  const read = readAccess(handler, controller);
  known.set(controller, ofController.set(handler, read));
  return read;
}
