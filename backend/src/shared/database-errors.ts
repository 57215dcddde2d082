import { QueryFailedError } from 'typeorm';

type DriverError = { readonly code?: string; readonly constraint?: string };

const driverErrorOf = (error: unknown): DriverError | null =>
  error instanceof QueryFailedError ? (error.driverError as DriverError) : null;

const UNIQUE_VIOLATION = '23505';

/** Whether the database refused a second row under this unique constraint or index. */
export function violates(error: unknown, constraint: string): boolean {
  const driverError = driverErrorOf(error);
  return driverError?.code === UNIQUE_VIOLATION && driverError.constraint === constraint;
}

/** Also what took too long: a statement (57014), a lock (55P03), a forgotten transaction (25P03). */
const AWAY_CODES = /^(08|57P0|57014|55P03|25P03|53300|ECONN|ENOENT$|EPIPE|ETIMEDOUT|EAI_AGAIN)/;
const AWAY_MESSAGES =
  /connection terminated|timeout exceeded when trying to connect|client has encountered a connection error/i;

/** Whether the database can't be reached just now, so that another try may succeed. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = (driverErrorOf(error) ?? error) as { code?: unknown };
  if (typeof code === 'string' && AWAY_CODES.test(code)) return true;
  return AWAY_MESSAGES.test(error.message);
}
