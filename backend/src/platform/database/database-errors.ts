import { isNativeError } from 'node:util/types';
import { QueryFailedError, QueryRunnerAlreadyReleasedError } from 'typeorm';

type DriverError = { readonly code?: string; readonly constraint?: string };

const driverErrorOf = (error: unknown): DriverError | null =>
  error instanceof QueryFailedError ? (error.driverError as DriverError) : null;

const UNIQUE_VIOLATION = '23505';

export function violates(error: unknown, constraint: string): boolean {
  const driverError = driverErrorOf(error);
  return driverError?.code === UNIQUE_VIOLATION && driverError.constraint === constraint;
}

/** Also a time limit (57014 statement, 55P03 lock, 25P03 idle transaction), a lack of resources (53: disk, memory,
 * connections), and a database without writes (25006). */
const AWAY_CODES = /^(08|53|57P0|57014|55P03|25P03|25006|ECONN|ENOENT$|EPIPE|ETIMEDOUT|EAI_AGAIN)/;
const AWAY_MESSAGES =
  /connection terminated|timeout exceeded when trying to connect|client has encountered a connection error|client was closed and is not queryable/i;

/** Whether the database can't be reached now, so that a later try may succeed. */
export function isDatabaseAway(error: unknown): boolean {
  // Not `instanceof`: errors that Node.js itself throws, such as ECONNRESET, may be of another realm.
  if (!isNativeError(error)) return false;
  // TypeORM releases a connection that breaks; its transaction learns of it at the next query.
  if (error instanceof QueryRunnerAlreadyReleasedError) return true;
  const { code } = (driverErrorOf(error) ?? error) as { code?: unknown };
  if (typeof code === 'string' && AWAY_CODES.test(code)) return true;
  return AWAY_MESSAGES.test(error.message);
}

export const hasWaitedForLock = (error: unknown): boolean => driverErrorOf(error)?.code === '55P03';

/** 57P03: the server is starting or stopping. */
const NO_CONNECTION_CODES = ['53300', '57P03'];

export function hasNoConnectionFree(error: unknown): boolean {
  if (!isNativeError(error)) return false;
  const { code } = (driverErrorOf(error) ?? error) as { code?: unknown };
  return NO_CONNECTION_CODES.includes(code as string);
}
