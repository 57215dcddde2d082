import type { DataSource } from 'typeorm';

type Asker<Row> = {
  readonly id: string;
  readonly resolve: (row: Row | undefined) => void;
  readonly reject: (error: unknown) => void;
};

/**
 * A statement about rows by their ids, which are `$1`. Whoever asks while it is running is served
 * together by its next run: many mails at once cost one round trip and one commit, and a single one
 * waits for nobody.
 */
export class BatchedStatement<Row extends { readonly id: string }> {
  private readonly waiting = new WeakMap<DataSource, Asker<Row>[]>();

  constructor(private readonly sql: string) {}

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
    }
    this.waiting.delete(dataSource);
  }

  private async serve(dataSource: DataSource, askers: readonly Asker<Row>[]): Promise<void> {
    try {
      const ids = askers.map(({ id }) => id);
      const rows = await dataSource.query<Row[]>(this.sql, [ids]);
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
