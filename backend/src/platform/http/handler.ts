import {
  SetMetadata,
  type Type,
  applyDecorators,
  HttpCode,
  HttpStatus,
  Post as NestPost,
  type Provider,
} from '@nestjs/common';
import type { AdminRole } from '@portal/domain/staff/index.js';
import { PORTS, type Ports } from '../ports.js';

export type Callers =
  | 'anyone'
  /** Anyone; with a student's token the answer says more. */
  | 'anyone-or-student'
  | 'student'
  | 'admin'
  | 'student-or-admin'
  | 'provider'
  | 'scraper';

export type Allowance = { readonly points: number; readonly seconds: number };

/** What a GET shows an admin about people; it decides whether the call is a security event. */
export type Shown =
  /** Data of one person, or of the few who were searched for or take a test now: a view. */
  | 'person'
  /** Rows of many, or a file: an export. */
  | 'rows'
  /** A page of a list with only what is needed to choose a row. */
  | 'list'
  /** Nobody's data, except the admin's own. */
  | 'nobody';

type AdminTerms = {
  /** Which admins may call it, beside the owners; by default every admin. */
  readonly roles?: readonly AdminRole[];
  /** Allowed even while the admin must change the password or set up a second factor. */
  readonly first?: true;
  /** Can't be undone: the admin must have proved the identity within minutes. */
  readonly proof?: true;
};

/** How often something may be called without an account, before work is asked for. */
export type CallLimit = {
  readonly limit: Allowance;
  /** For all addresses together, since an attacker may have many. */
  readonly overall?: Allowance;
  /** Counts the signed link in the body too, since one can be shared. */
  readonly isByLink?: true;
};

export type RouteAccess = AdminTerms & {
  readonly callers: Callers;
  readonly calls?: CallLimit;
  /** Required on each GET that admins may call. */
  readonly shows?: Shown;
};

const ACCESS = 'portal:access';
const LIMIT = 'portal:limit';
const SHOWS = 'portal:shows';

/** Who may call a handler, or each handler of a controller. Without it the start fails. */
export const Access = (callers: Callers, terms: AdminTerms = {}) =>
  SetMetadata(ACCESS, { ...terms, callers });

export const Limit = (limit: Allowance, more: Omit<CallLimit, 'limit'> = {}) =>
  SetMetadata(LIMIT, { calls: { limit, ...more } });

/** What a handler shows about people; declared at each handler, so that a new one is not forgotten. Without it the
 * start fails, if admins may call it by GET. */
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

export function accessOf(handler: object, controller: Type): RouteAccess | null {
  const ofController = known.get(controller) ?? new Map<object, RouteAccess | null>();
  const found = ofController.get(handler);
  if (found !== undefined) return found;
  const read = readAccess(handler, controller);
  known.set(controller, ofController.set(handler, read));
  return read;
}

/** Generous, since a whole exam hall may share one address; single accounts have their own limits. */
export const SIGN_IN: Allowance = { points: 2000, seconds: 60 };
export const CODES: Allowance = { points: 1000, seconds: 60 };
export const LOOK_UP: Allowance = { points: 120, seconds: 60 };
export const FORMS: Allowance = { points: 120, seconds: 600 };

/** Codes of certificates: more than an employer types, and few of all possible codes. */
export const CHECKS: Allowance = { points: 120, seconds: 60 };
export const ALL_CHECKS = { overall: { points: 6_000, seconds: 60 } };
/** Pictures of certificates, for all people who share an address. */
export const PICTURES: Allowance = { points: 60, seconds: 60 };
export const ALL_PICTURES = { overall: { points: 600, seconds: 60 } };

export const ALL_FORMS = { overall: { points: 3_000, seconds: 600 } };

/** Counted in each process. A test's page calls a few times a minute, a page of the console a few dozen times. */
export const SIGNED_IN: Allowance = { points: 1_200, seconds: 60 };

/**
 * A POST that answers 200. Nest would answer 201, but nothing here creates a resource at a new address. `@HttpCode`
 * above it sets another status.
 */
export const Post = (path?: string) => applyDecorators(NestPost(path), HttpCode(HttpStatus.OK));

export const RUN = Symbol('Run');

export type Run = <Rest extends readonly unknown[], Outcome>(
  useCase: (ports: Ports, ...rest: Rest) => Outcome,
  ...rest: Rest
) => Outcome;

export const runOfUseCases: Provider = {
  provide: RUN,
  inject: [PORTS],
  useFactory: (ports: Ports): Run => {
    return (useCase, ...rest) => useCase(ports, ...rest);
  },
};
