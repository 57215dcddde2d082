import { setTimeout as delay } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { prepared, type Statement } from '../shared/prepared.pg.js';

type Asker<Row> = {
  readonly id: string;
  readonly resolve: (row: Row | undefined) => void;
  readonly reject: (error: unknown) => void;
};

/** How long those who asked during a run wait for those who are about to ask. */
const GATHER_MS = 4;

/**
 * A list of ids in a statement of which the planner can't see the length. Seeing it, it would plan the
 * statement anew each time, which takes longer than the statement.
 */
export const THESE_IDS = 'ANY(ARRAY(SELECT unnest($1::uuid[])))';

/**
 * A statement about rows by their ids, which are `$1`. A single one waits for nobody. Whoever asks while
 * it is running is served together by its next run, a moment later: many mails at once cost one round
 * trip and one commit.
 */
export class BatchedStatement<Row extends { readonly id: string }> {
  private readonly waiting = new WeakMap<DataSource, Asker<Row>[]>();

  constructor(private readonly statement: Statement) {}

  /** The row that the statement returned for this id. */
  run(dataSource: DataSource, id: string): Promise<Row | undefined> {
    return new Promise((resolve, reject) => {
      const asker = { id, resolve, reject };
      const queue = this.waiting.get(dataSource);
      if (queue) {
        queue.push(asker);
        return;
      }
      this.waiting.set(dataSource, [asker]);
      void this.serveAll(dataSource);
    });
  }

  private async serveAll(dataSource: DataSource): Promise<void> {
    for (;;) {
      const askers = this.waiting.get(dataSource) ?? [];
      if (askers.length === 0) break;
      this.waiting.set(dataSource, []);
      await this.serve(dataSource, askers);
      if (this.waiting.get(dataSource)?.length) await delay(GATHER_MS);
    }
    this.waiting.delete(dataSource);
  }

  private async serve(dataSource: DataSource, askers: readonly Asker<Row>[]): Promise<void> {
    try {
      const ids = askers.map(({ id }) => id);
      const rows = await prepared<Row>(dataSource.manager, this.statement, [ids]);
      const byId = new Map(rows.map((row) => [row.id, row]));
      for (const { id, resolve } of askers) {
        resolve(byId.get(id));
        // Two that ask for the same row at once can't both have it.
        byId.delete(id);
      }
    } catch (error) {
      for (const { reject } of askers) reject(error);
    }
  }
}
