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
  /** Anyone who knows METRICS_TOKEN. */
  | 'scraper'
  /** An admin's browser, by the cookie of an ops session; bearer tokens count for nothing. */
  | 'ops-session';

export type Allowance = { readonly points: number; readonly seconds: number };

/** What a GET tells an admin of people; by it a call is a security event or none. */
export type Shown =
  /** Data of one person, or of the few who are found or take a test now: a view. */
  | 'person'
  /** Rows of many, or a file: an export. */
  | 'rows'
  /** A page of a list, which tells no more of each than is needed to open one. */
  | 'list'
  /** Nothing of anybody, but of the admin who asks. */
  | 'nobody';

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
  /** Each GET that admins may call has it. */
  readonly shows?: Shown;
};

const ACCESS = 'portal:access';
const LIMIT = 'portal:limit';
const SHOWS = 'portal:shows';

/** Who may call a handler, or each handler of a controller. One without it stops the start. */
export const Access = (callers: Callers, terms: AdminTerms = {}) =>
  SetMetadata(ACCESS, { ...terms, callers });

/** How often it may be called without a sign-in, by one address and by all. */
export const Limit = (limit: Allowance, overall?: Allowance) =>
  SetMetadata(LIMIT, { limit, ...(overall && { overall }) });

/** What of people a handler tells; each says so itself, so that a new one is not forgotten. One without it stops the
 * start, if admins may call it by GET. */
export const Shows = (what: Shown): MethodDecorator => SetMetadata(SHOWS, what);

function readAccess(handler: object, controller: Type): RouteAccess | null {
  const received = (key: string) =>
    (Reflect.getMetadata(key, handler) ?? Reflect.getMetadata(key, controller)) as
      | RouteAccess
      | undefined;
  const access = received(ACCESS);
  const shows = Reflect.getMetadata(SHOWS, handler) as Shown | undefined;
  return access ? { ...access, ...received(LIMIT), ...(shows && { shows }) } : null;
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
