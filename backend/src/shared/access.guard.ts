import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { ROUTES, type Access, type RouteRow } from './access-table.js';
import { NotSignedIn, TooManyRequests } from './http-refusals.js';
import { RateLimits } from './rate-limits.js';

/** Passport's guard for tokens of these audiences, with our own refusal in place of its exception. */
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

const GUARDS: Partial<Record<Access, CanActivate>> = {
  student: tokenGuard('student'),
  admin: tokenGuard('admin'),
  'student-or-admin': tokenGuard('student', 'admin'),
};

/** Holds every request to its row of the access table. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(private readonly limits: RateLimits) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const name = `${request.method} ${request.routeOptions.url ?? ''}`;
    const row = ROUTES[name];
    if (!row) throw new NotSignedIn();
    await this.refuseFlood(name, row, request.ip);
    const guard = this.guardFor(row.access, request);
    return guard ? Boolean(await guard.canActivate(context)) : true;
  }

  private guardFor(access: Access, { headers }: FastifyRequest): CanActivate | undefined {
    const isOpen = access === 'anyone-or-student' && headers.authorization === undefined;
    return access === 'anyone-or-student' && !isOpen ? GUARDS.student : GUARDS[access];
  }

  private async refuseFlood(name: string, { limit }: RouteRow, address: string): Promise<void> {
    if (!limit) return;
    const wait = await this.limits.take(`${name} ${address}`, limit);
    if (wait > 0) throw new TooManyRequests(wait);
  }
}
