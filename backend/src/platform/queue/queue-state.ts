export type QueueLog = {
  readonly warn: (message: string) => void;
  readonly log: (message: string) => void;
};

const SILENT: QueueLog = { warn: () => undefined, log: () => undefined };

/** One entry of the log when the store of the queue goes away, and one when it is back, however often it is tried between. */
export class QueueState {
  private isAway = false;

  /** @param where the store, its address and its variable */
  constructor(
    private readonly where: string,
    private readonly logger: QueueLog = SILENT,
  ) {}

  failed(error: unknown): void {
    if (!this.isAway) this.logger.warn(`Waiting for ${this.where}: ${String(error)}`);
    this.isAway = true;
  }

  answered(): void {
    if (this.isAway) this.logger.log(`${this.where} answers again`);
    this.isAway = false;
  }
}
