import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import {
  isAllowed,
  PasswordChangeNeeded,
  ProofNeeded,
  RoleForbids,
  SecondFactorRequired,
} from '@portal/domain/staff/index.js';
import type { FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../config/config.js';
import { noteCaller } from '../observability/request-trace.js';
import { idOf, type Caller } from '../security/caller.js';
import { accessOf, type Allowance, type Callers, type RouteAccess } from './access.js';
import { CallerLimit } from './caller-limit.js';
import { limitCounting } from './limit-counting.js';
import { NotSignedIn, NotYours, TooManyRequests } from './http-errors.js';
import { SIGNED_IN } from './limits.js';
import { networkOf } from './network-of.js';
import { RateLimits } from './rate-limits.js';

/** Passport's guard for tokens of these audiences, with our refusal in place of its exception. */
function tokenGuard(...audiences: string[]): CanActivate {
  class TokenGuard extends AuthGuard(audiences) {
    override handleRequest<Caller>(error: unknown, caller: Caller | false): Caller {
      if (error instanceof Error) throw error;
      if (!caller) throw new NotSignedIn();
      return caller;
    }
  }
  return new TokenGuard();
}

const anyToken = tokenGuard('student', 'admin');

/** The roles that may call a route; empty where no token is needed. */
const ROLES: Readonly<Record<Callers, readonly Caller['role'][]>> = {
  anyone: [],
  provider: [],
  scraper: [],
  'ops-session': [],
  'anyone-or-student': ['student'],
  student: ['student'],
  admin: ['admin'],
  'student-or-admin': ['student', 'admin'],
};

type Request = FastifyRequest & { readonly user?: Caller };

const asksForToken = (callers: Callers, { headers }: FastifyRequest): boolean =>
  ROLES[callers].length > 0 &&
  !(callers === 'anyone-or-student' && headers.authorization === undefined);

function rejectOtherRoles({ roles }: RouteAccess, caller: Caller): void {
  if (caller.role !== 'admin' || !roles) return;
  if (!isAllowed(caller.adminRole, roles)) throw new RoleForbids();
}

const OWED = { password: PasswordChangeNeeded, 'second-factor': SecondFactorRequired };

function rejectWhoOwes({ first }: RouteAccess, caller: Caller): void {
  if (caller.role === 'admin' && caller.owed && !first) throw new OWED[caller.owed]();
}

function rejectUnproven({ proof }: RouteAccess, caller: Caller): void {
  if (proof && caller.role === 'admin' && !caller.isProven) throw new ProofNeeded();
}

@Injectable()
export class AccessGuard implements CanActivate {
  private readonly signedIn: CallerLimit;

  constructor(
    private readonly limits: RateLimits,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    this.signedIn = new CallerLimit(SIGNED_IN, config.RATE_LIMIT_FACTOR);
  }

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const access = accessOf(context.getHandler(), context.getClass());
    if (!access) throw new NotSignedIn();
    if (!asksForToken(access.callers, request)) {
      await this.rejectFlood(request, access);
    } else {
      await anyToken.canActivate(context);
      if (!request.user || !ROLES[access.callers].includes(request.user.role)) throw new NotYours();
      this.rejectHaste(request.user);
      noteCaller(idOf(request.user));
      rejectOtherRoles(access, request.user);
      rejectWhoOwes(access, request.user);
      rejectUnproven(access, request.user);
    }
    return true;
  }

  /** Before all else: too many calls from one address must not count for any account. */
  private async rejectFlood(request: Request, { limit, overall }: RouteAccess): Promise<void> {
    const network = networkOf(request.ip);
    const name = `${request.method} ${request.routeOptions.url ?? ''}`;
    if (limit) await this.take(`${name} ${network}`, limit, network);
    if (overall) await this.take(`${name} from all`, overall, network);
  }

  /** Counted in this process only: otherwise each request would cost a write. */
  private rejectHaste(caller: Caller): void {
    const wait = this.signedIn.take(idOf(caller));
    if (wait > 0) throw new TooManyRequests(wait);
  }

  private async take(key: string, { points, seconds }: Allowance, network: string): Promise<void> {
    const most = Math.ceil(points * this.config.RATE_LIMIT_FACTOR);
    const wait = await limitCounting(network, () =>
      this.limits.take(key, { points: most, seconds }),
    );
    if (wait > 0) throw new TooManyRequests(wait);
  }
}
