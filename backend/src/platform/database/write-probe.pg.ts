import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';

const EVERY_MS = 2_000;

export class WriteProbe {
  private readonly logger = new Logger('Readiness');
  private outcome = Promise.resolve();
  private askedAt = -Infinity;
  private isWell = true;

  constructor(private readonly dataSource: DataSource) {}

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
      // After a failure, the next check writes again at once.
      this.askedAt = -Infinity;
      throw error;
    }
  }
}
