import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Actor } from '@portal/domain/audit/index.js';
import type { AdminRole, Owed } from '@portal/domain/staff/index.js';
import type { FastifyRequest } from 'fastify';
import { NotYours } from '../http/http-errors.js';

type CallerSession = {
  readonly id: string;
  readonly version: number;
};

export type StudentCaller = {
  readonly role: 'student';
  readonly studentId: string;
  readonly email: string;
  readonly name: string;
  readonly session: CallerSession;
};

export type AdminCaller = Actor & {
  readonly role: 'admin';
  readonly adminRole: AdminRole;
  /** What the admin has to do before anything else. */
  readonly owed: Owed | null;
  readonly session: CallerSession;
  /** Whether a password or a second factor was shown within the last minutes. */
  readonly isProven: boolean;
  /** From when on the admin needs a second factor; null if there is one, or no such time yet. */
  readonly secondFactorDueAt: Date | null;
};

export type Caller = StudentCaller | AdminCaller;

export const idOf = (caller: Caller): string =>
  caller.role === 'student' ? caller.studentId : caller.adminId;

type WithUser = FastifyRequest & { user?: Caller };

const callerOf = (context: ExecutionContext): Caller | undefined =>
  context.switchToHttp().getRequest<WithUser>().user;

export const CurrentStudent = createParamDecorator(
  (_: undefined, context: ExecutionContext) => callerOf(context) as StudentCaller,
);

export const CurrentAdmin = createParamDecorator(
  (_: undefined, context: ExecutionContext) => callerOf(context) as AdminCaller,
);

/** Anyone who calls; undefined without a token, where a route allows that. */
export const CurrentCaller = createParamDecorator((_: undefined, context: ExecutionContext) =>
  callerOf(context),
);

/** @throws NotYours unless the email, if given, is the student's own */
export function rejectOthersEmail(student: StudentCaller, email: string | undefined): void {
  if (email !== undefined && email.trim().toLowerCase() !== student.email) throw new NotYours();
}
