import type { EntityManager } from 'typeorm';
import { runPrepared, type Statement } from './run-prepared.pg.js';

/** The most keys in one statement; more keys are sent in several statements. */
const MOST_AT_ONCE = 100;

type Waiting<Key, Answer> = {
  readonly key: Key;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
};

/** Sends all reads of one turn of the event loop in one statement. So no answer is older than its question, and no read
 * waits for those of an earlier turn. @param ask answers in the order of the keys */
export function gatherReads<Key, Answer>(
  ask: (keys: readonly Key[]) => Promise<readonly Answer[]>,
): (key: Key) => Promise<Answer> {
  let waiting: Waiting<Key, Answer>[] = [];
  const send = async (some: readonly Waiting<Key, Answer>[]): Promise<void> => {
    try {
      const answers = await ask(some.map(({ key }) => key));
      some.forEach(({ resolve }, at) => resolve(answers[at] as Answer));
    } catch (error) {
      some.forEach(({ reject }) => reject(error));
    }
  };
  const sendAll = (): void => {
    const all = waiting;
    waiting = [];
    for (let first = 0; first < all.length; first += MOST_AT_ONCE) {
      void send(all.slice(first, first + MOST_AT_ONCE));
    }
  };
  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject });
      if (waiting.length === 1) setImmediate(sendAll);
    });
}

/** PostgreSQL's general plan assumes lists of ten; for shorter lists it would make a new plan at each call. */
const LEAST_ROWS = 12;

/** Fills a list up with nulls, which find nothing, so that the statement is planned once. */
export const padList = <Value>(values: readonly Value[]): (Value | null)[] =>
  Array.from({ length: Math.max(values.length, LEAST_ROWS) }, (_, at) => values[at] ?? null);

/** Reads rows by id in this way; null where there is none. @param statement takes a list of ids */
export const gatherRows = <Row extends object>(
  manager: EntityManager,
  statement: Statement,
  idOf: (row: Row) => string,
) =>
  gatherReads<string, Row | null>(async (ids) => {
    const rows = await runPrepared<Row>(manager, statement, [padList(ids)]);
    const byId = new Map(rows.map((row) => [idOf(row), row]));
    return ids.map((id) => byId.get(id) ?? null);
  });
