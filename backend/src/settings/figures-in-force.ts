import { setTimeout } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { type Figures, figuresOf, type PolicySource } from '@portal/domain/settings/index.js';
import { InjectPort } from '../platform/ports.js';

/** The highest age of the figures in a document. */
const FRESH_MS = 1_000;
const MOST_WAIT_MS = 500;

/** Read again when they are a second old and asked for, so that each replica follows every change within a second. */
@Injectable()
export class FiguresInForce {
  private known: Figures | null = null;
  private checkedAt = -Infinity;
  private reading: Promise<Figures> | null = null;

  constructor(@InjectPort('policy') private readonly policy: PolicySource) {}

  /** The same object while nothing has changed. @throws Error if they could never be read */
  async current(): Promise<Figures> {
    const { known } = this;
    if (known && performance.now() - this.checkedAt < FRESH_MS) return known;
    this.reading ??= this.read().finally(() => (this.reading = null));
    if (!known) return this.reading;
    const waited = setTimeout(MOST_WAIT_MS, known, { ref: false });
    return Promise.race([this.reading.catch(() => known), waited]);
  }

  private async read(): Promise<Figures> {
    try {
      const { policy, termsVersion } = await this.policy.settings();
      const figures = figuresOf(policy, termsVersion);
      if (JSON.stringify(figures) !== JSON.stringify(this.known)) this.known = figures;
      return this.known ?? figures;
    } finally {
      this.checkedAt = performance.now();
    }
  }
}
