import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Actor } from '@portal/domain/audit/index.js';
import type { AdminRole, Owed } from '@portal/domain/staff/index.js';
import type { FastifyRequest } from 'fastify';
import { NotYours } from '../http/http-errors.js';

type CallerSession = { readonly id: string; readonly version: number };

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
  /** What the admin must do first. */
  readonly owed: Owed | null;
  readonly session: CallerSession;
  /** Whether the admin has proved the identity within the last minutes. */
  readonly isProven: boolean;
  /** When the admin starts to need a second factor; null with one, or without a date yet. */
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

/** The caller; undefined without a token, where a route allows that. */
export const CurrentCaller = createParamDecorator((_: undefined, context: ExecutionContext) =>
  callerOf(context),
);

/** @throws NotYours unless the email, if given, is the student's own */
export function rejectOthersEmail(student: StudentCaller, email: string | undefined): void {
  if (email !== undefined && email.trim().toLowerCase() !== student.email) throw new NotYours();
}
