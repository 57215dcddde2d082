import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';

/** A write that succeeded is good for so long. */
const EVERY_MS = 2_000;

/** Whether the database takes writes: it may answer, and be read-only or have a full disk. */
export class WriteProbe {
  private readonly logger = new Logger('Readiness');
  private outcome = Promise.resolve();
  private askedAt = -Infinity;
  private isWell = true;

  constructor(private readonly dataSource: DataSource) {}

  /** Rejects if it doesn't. */
  check(): Promise<void> {
    const now = performance.now();
    if (now - this.askedAt >= EVERY_MS) {
      this.askedAt = now;
      this.outcome = this.write();
    }
    return this.outcome;
  }

  private async write(): Promise<void> {
    try {
      await this.dataSource.query('SELECT check_writable()');
      this.isWell = true;
    } catch (error) {
      if (this.isWell) this.logger.warn(`The database takes no writes: ${String(error)}`);
      this.isWell = false;
      // Its return is noticed at once.
      this.askedAt = -Infinity;
      throw error;
    }
  }
}
