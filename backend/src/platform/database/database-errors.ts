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

/** Also what took too long (57014 a statement, 55P03 a lock, 25P03 a forgotten transaction), what lacks room (53: disk,
 * memory, connections), and a database that takes no writes just now (25006). */
const AWAY_CODES = /^(08|53|57P0|57014|55P03|25P03|25006|ECONN|ENOENT$|EPIPE|ETIMEDOUT|EAI_AGAIN)/;
const AWAY_MESSAGES =
  /connection terminated|timeout exceeded when trying to connect|client has encountered a connection error|client was closed and is not queryable/i;

/** Whether the database can't be reached just now, so that another try may succeed. */
export function isDatabaseAway(error: unknown): boolean {
  // Not `instanceof`: what Node.js itself throws, such as ECONNRESET, may be of another realm.
  if (!isNativeError(error)) return false;
  // TypeORM gives a connection up as it breaks; the transaction on it learns of it by its next query.
  if (error instanceof QueryRunnerAlreadyReleasedError) return true;
  const { code } = (driverErrorOf(error) ?? error) as { code?: unknown };
  if (typeof code === 'string' && AWAY_CODES.test(code)) return true;
  return AWAY_MESSAGES.test(error.message);
}

export const hasWaitedForLock = (error: unknown): boolean => driverErrorOf(error)?.code === '55P03';

/** 57P03: it is just starting, or ending. */
const NO_CONNECTION_CODES = ['53300', '57P03'];

export function hasNoConnectionFree(error: unknown): boolean {
  if (!isNativeError(error)) return false;
  const { code } = (driverErrorOf(error) ?? error) as { code?: unknown };
  return NO_CONNECTION_CODES.includes(code as string);
}
