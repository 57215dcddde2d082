import { Injectable } from '@nestjs/common';
import {
  downtimesToShow,
  GatewayFailed,
  withDowntime,
  type Downtime,
  type KnownDowntimes,
  type PaymentGateway,
} from '@portal/domain/payments/index.js';
import { InjectPort } from '../platform/ports.js';

const ASK_AGAIN_MS = 60_000;

/** Each process keeps them for itself: the list, asked for once a minute at most, and on top of that its events. */
@Injectable()
export class DowntimeWatch {
  private known: KnownDowntimes = { all: [], toldAt: new Date(0) };
  private askedAt = 0;
  private asking: Promise<void> | null = null;

  constructor(@InjectPort('gateway') private readonly gateway: PaymentGateway) {}

  heard(downtime: Downtime): void {
    this.known = { all: withDowntime(this.known.all, downtime), toldAt: new Date() };
  }

  /** Those of which to warn; without an answer of the provider, by what was known before. */
  async toShow(): Promise<readonly Downtime[]> {
    if (Date.now() - this.askedAt >= ASK_AGAIN_MS) {
      this.askedAt = Date.now();
      this.asking = this.ask().finally(() => (this.asking = null));
    }
    await this.asking;
    return downtimesToShow(this.known, new Date());
  }

  /** What an event told while the answer was on its way may be newer than the answer. */
  private async ask(): Promise<void> {
    const before = new Set(this.known.all);
    try {
      const told = await this.gateway.downtimes();
      const meanwhile = this.known.all.filter((one) => !before.has(one));
      this.known = { all: meanwhile.reduce(withDowntime, told), toldAt: new Date() };
    } catch (failure) {
      if (!(failure instanceof GatewayFailed)) throw failure;
    }
  }
}
