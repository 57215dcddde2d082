import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import * as staff from '@portal/domain/staff/index.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../config/config.js';
import { noteCaller } from '../observability/request-trace.js';
import { idOf, type Caller } from '../security/caller.js';
import { accessOf, type Callers, type RouteAccess, SIGNED_IN, type Allowance } from './handler.js';
import { CallBudget } from './call-budget.js';
import { NotSignedIn, NotYours, TooManyRequests } from './http-errors.js';

type Count = { used: number; readonly endsAt: number };

class CallerLimit {
  private readonly most: number;
  private readonly lastsMs: number;
  /** In the order in which they began, which is the order in which they end. */
  private readonly counts = new Map<string, Count>();

  constructor({ points, seconds }: Allowance, factor: number) {
    this.most = Math.ceil(points * factor);
    this.lastsMs = seconds * 1000;
  }

  /** Counts one call; answers with the seconds to wait if it was one too many, else 0. */
  take(caller: string): number {
    const now = performance.now();
    const known = this.counts.get(caller);
    const count = known && known.endsAt > now ? known : this.begin(caller, now);
    count.used += 1;
    return count.used > this.most ? Math.ceil((count.endsAt - now) / 1000) : 0;
  }

  private begin(caller: string, now: number): Count {
    for (const [one, { endsAt }] of this.counts) {
      if (endsAt > now) break;
      this.counts.delete(one);
    }
    const count = { used: 0, endsAt: now + this.lastsMs };
    this.counts.set(caller, count);
    return count;
  }
}

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
  if (!staff.isAllowed(caller.adminRole, roles)) throw new staff.RoleForbids();
}

const OWED = { password: staff.PasswordChangeNeeded, 'second-factor': staff.SecondFactorRequired };

function rejectWhoOwes({ first }: RouteAccess, caller: Caller): void {
  if (caller.role === 'admin' && caller.owed && !first) throw new OWED[caller.owed]();
}

function rejectUnproven({ proof }: RouteAccess, caller: Caller): void {
  if (proof && caller.role === 'admin' && !caller.isProven) throw new staff.ProofNeeded();
}

@Injectable()
export class AccessGuard implements CanActivate {
  private readonly signedIn: CallerLimit;

  constructor(
    private readonly budget: CallBudget,
    @Inject(CONFIG) config: Config,
  ) {
    this.signedIn = new CallerLimit(SIGNED_IN, config.RATE_LIMIT_FACTOR);
  }

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const access = accessOf(context.getHandler(), context.getClass());
    if (!access) throw new NotSignedIn();
    if (!asksForToken(access.callers, request)) {
      const reply = context.switchToHttp().getResponse<FastifyReply>();
      const name = `${request.method} ${request.routeOptions.url ?? ''}`;
      // Before all else: too many calls from one address must not count for any account.
      if (access.calls) await this.budget.take(request, reply, name, access.calls);
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

  /** Counted in this process only: otherwise each request would cost a write. */
  private rejectHaste(caller: Caller): void {
    const wait = this.signedIn.take(idOf(caller));
    if (wait > 0) throw new TooManyRequests(wait);
  }
}
