import type { EntityManager } from 'typeorm';
import { runPrepared, type Statement } from './run-prepared.pg.js';

/** What the database is asked about in one statement; more than come in one turn goes in several. */
const MOST_AT_ONCE = 100;

type Waiting<Key, Answer> = {
  readonly key: Key;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
};

/** What is asked for within one turn of the event loop goes together: nobody gets an answer from before the question,
 * or waits for what was asked in an earlier turn. @param ask answers in the order of the keys */
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

/** PostgreSQL takes a list for ten long until it sees it, and would plan again for each shorter one. */
const LEAST_ROWS = 12;

/** A list of a statement, long enough to be planned once; what is added to it finds nothing. */
export const padList = <Value>(values: readonly Value[]): (Value | null)[] =>
  Array.from({ length: Math.max(values.length, LEAST_ROWS) }, (_, at) => values[at] ?? null);

/** Null where there is none. @param statement takes a list of ids */
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
