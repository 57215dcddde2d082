import type { FastifyRequest } from 'fastify';
import type { Trace } from './request-trace.js';
import type { RouteAccess, Shown } from '../http/handler.js';
import { networkOf } from '../http/network-of.js';
import type { Log } from './log.pino.js';
import { idOf, type Caller } from '../security/caller.js';
import { eventOf, type SecurityKind, type SecurityOutcome } from './security-kinds.js';

const refusals = new WeakMap<FastifyRequest, string>();

export const noteRefusal = (request: FastifyRequest, code: string): void => {
  refusals.set(request, code);
};

type CountSecurityEvent = (kind: SecurityKind, outcome: SecurityOutcome) => void;

/** The keyed name of the account that a call is about; null for a call without one. */
type AccountIn = (request: FastifyRequest) => string | null;

type Watched = FastifyRequest & { readonly user?: Caller };

type Ways = {
  readonly routes: Readonly<Record<string, RouteAccess>>;
  readonly accountIn: AccountIn;
  readonly count: CountSecurityEvent;
};

/** Parameters of an address that name whom a call is about. */
const ABOUT = ['id', 'resultId', 'number'];

/** A student who reads the student's own data sees nobody else's. */
const shownTo = (caller: Caller | undefined, access: RouteAccess | undefined): Shown | null =>
  access?.callers === 'student-or-admin' && caller?.role !== 'admin'
    ? null
    : (access?.shows ?? null);

const textIn = (fields: unknown, name: string): string | null => {
  const value = (fields as Readonly<Record<string, unknown>> | null | undefined)?.[name];
  return typeof value === 'string' ? value : null;
};

const whoOf = ({ user }: Watched): string | null => (user ? `${user.role} ${idOf(user)}` : null);

/** Written at every LOG_LEVEL. An account appears under the same keyed name as in the limits. */
export class SecurityEvents {
  private readonly log: Log | null;
  private readonly traces = new WeakMap<FastifyRequest, Trace>();

  constructor(
    log: Log,
    private readonly ways: Ways,
  ) {
    // With a silent log, nothing is written.
    this.log = log.level === 'silent' ? null : log.child({ event: 'security' }, { level: 'info' });
  }

  /** What the handler declares is known when the request has been answered. */
  follow(request: FastifyRequest, trace: Trace): void {
    this.traces.set(request, trace);
  }

  note(request: Watched, route: string, status: number): void {
    const reason = refusals.get(request) ?? null;
    const action = `${request.method} ${route}`;
    const shows = shownTo(request.user, this.ways.routes[action]);
    const { takenOut = null, shown = null } = this.traces.get(request) ?? {};
    const isOfOne = shown !== null;
    const event = eventOf({ method: request.method, route, status, reason, shows, isOfOne });
    if (!event) return;
    this.ways.count(event.kind, event.outcome);
    this.log?.info(
      {
        ...event,
        requestId: request.id,
        action,
        who: whoOf(request),
        account: this.ways.accountIn(request),
        about: shown ?? ABOUT.map((name) => textIn(request.params, name)).find(Boolean) ?? null,
        ...(takenOut && { ...takenOut, filter: JSON.stringify(takenOut.filter) }),
        network: networkOf(request.ip),
        reason,
      },
      'security event',
    );
  }
}
