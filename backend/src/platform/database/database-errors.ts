import { isNativeError } from 'node:util/types';
import {
  CannotExecuteNotConnectedError,
  CannotGetEntityManagerNotConnectedError,
  ConnectionIsNotSetError,
  QueryFailedError,
  QueryRunnerAlreadyReleasedError,
  QueryRunnerProviderAlreadyReleasedError,
} from 'typeorm';

type DriverError = { readonly code?: string; readonly constraint?: string };

const driverErrorOf = (error: unknown): DriverError | null =>
  error instanceof QueryFailedError ? (error.driverError as DriverError) : null;

const UNIQUE_VIOLATION = '23505';

export function violates(error: unknown, constraint: string): boolean {
  const driverError = driverErrorOf(error);
  return driverError?.code === UNIQUE_VIOLATION && driverError.constraint === constraint;
}

/** TypeORM gives a connection up as it breaks; the transaction on it learns of it by its next query. */
const AWAY_CLASSES = [
  QueryRunnerAlreadyReleasedError,
  QueryRunnerProviderAlreadyReleasedError,
  ConnectionIsNotSetError,
  CannotExecuteNotConnectedError,
  CannotGetEntityManagerNotConnectedError,
];

/** States of PostgreSQL: also a time limit (57014 statement, 55P03 lock, 25P03 idle transaction), a conflict of two
 * transactions (40), a lack of resources (53: disk, memory, connections), and a database without writes (25006). */
const AWAY_STATES = /^(08|40|53|57P0|57014|58|55P03|25P03|25006)/;
/** The system's, as Node.js names them. ENOENT: the socket is not there. */
const AWAY_ERRNOS =
  /^(ECONN.*|ENET.*|EHOST.*|ENOENT|ENOTFOUND|ENOTCONN|ENOBUFS|EPIPE|ETIMEDOUT|EAI_.*|EMFILE|ENFILE|EADDRNOTAVAIL)$/;
/** What `pg` says without a code. */
const AWAY_MESSAGES =
  /connection terminated|timeout (exceeded when trying to connect|expired)|query read timeout|connection error and is not queryable|client was closed|pool after calling end|establishing an SSL connection|received unexpected \w+ message/i;

/** Whether the database can't be reached now, so that a later try may succeed. */
export function isDatabaseAway(error: unknown): boolean {
  // Not `instanceof`: errors that Node.js itself throws, such as ECONNRESET, may be of another realm.
  if (!isNativeError(error)) return false;
  if (AWAY_CLASSES.some((away) => error instanceof away)) return true;
  const { code } = (driverErrorOf(error) ?? error) as { code?: unknown };
  if (typeof code === 'string' && (AWAY_STATES.test(code) || AWAY_ERRNOS.test(code))) return true;
  return AWAY_MESSAGES.test(error.message);
}

export const hasWaitedForLock = (error: unknown): boolean => driverErrorOf(error)?.code === '55P03';

/** No sign-in, no such database, no such right. */
const OF_THE_ADDRESS = /^(?:28|3D|3F)...$|^42501$/;

/** The error with the address and its variable, if that is what has to change. */
export function withAddress(error: unknown, where: string): unknown {
  const { code, message } = error as { readonly code?: string; readonly message?: string };
  if (!code || !OF_THE_ADDRESS.test(code)) return error;
  return new Error(`${where}: ${String(message)}`, { cause: error });
}
