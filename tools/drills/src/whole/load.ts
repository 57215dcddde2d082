import { setTimeout as delay } from 'node:timers/promises';
import { until } from '@portal/backend/testing/until.js';
import { GaveUp } from './student.js';
import type { Whole } from './whole.js';

/** Of the students, so many come by the sign-up; the others have paid before. */
const NEW_SHARE = 0.15;
/** Between two students, so that two cores are busy and not drowned. */
const BREATH_MS = 30;

/** Students who come one after the other, so many at once, until they are stopped. */
export class Load {
  readonly gaveUp: string[] = [];
  private readonly lines: Promise<void>[];

  constructor(
    private readonly whole: Whole,
    atOnce: number,
  ) {
    this.lines = Array.from({ length: atOnce }, () => this.line());
  }

  async untilAcknowledged(more: number): Promise<void> {
    const { eventLog } = this.whole;
    const wanted = eventLog.acknowledged + more;
    await until(() => Promise.resolve(eventLog.acknowledged >= wanted), 60_000);
  }

  async stop(): Promise<void> {
    this.whole.isOver = true;
    await Promise.all(this.lines);
  }

  private async line(): Promise<void> {
    while (!this.whole.isOver) {
      await this.life();
      await delay(BREATH_MS);
    }
  }

  private async life(): Promise<void> {
    const { whole } = this;
    const isNew = whole.chance.next() < NEW_SHARE;
    const student = isNew ? whole.visitor() : await whole.paidStudent();
    try {
      if (isNew) await student.join();
      await student.sitTests();
    } catch (error) {
      if (!(error instanceof GaveUp)) throw error;
      this.gaveUp.push(error.message);
    } finally {
      student.leave();
    }
  }
}
