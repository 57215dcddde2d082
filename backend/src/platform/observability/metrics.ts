import { Injectable } from '@nestjs/common';
import type { EmailKind } from '@portal/domain/email/index.js';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import {
  SECURITY_KINDS,
  SECURITY_OUTCOMES,
  type SecurityKind,
  type SecurityOutcome,
} from './security-kinds.js';

export type EmailOutcome = 'sent' | 'failed' | 'dropped' | 'retried';

type Answered = {
  readonly method: string;
  /** The route's pattern, so that each address does not make a separate series. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
};

@Injectable()
export class Metrics {
  readonly registry = new Registry();
  private readonly requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests that were answered, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [this.registry],
  });
  private readonly emails = new Counter({
    name: 'portal_emails_total',
    help: 'Tries to send a mail, by what they came to',
    labelNames: ['kind', 'outcome'],
    registers: [this.registry],
  });
  private readonly jobs = new Counter({
    name: 'portal_scheduled_job_runs_total',
    help: 'Runs of each scheduled job, by how they ended',
    labelNames: ['name', 'outcome'],
    registers: [this.registry],
  });
  private readonly jobSuccess = new Gauge({
    name: 'portal_scheduled_job_last_success_timestamp_seconds',
    help: 'When each scheduled job last ended well in this process',
    labelNames: ['name'],
    registers: [this.registry],
  });

  private readonly securityEvents = new Counter({
    name: 'portal_security_events_total',
    help: 'Sign-ins, codes, changes of accounts, views, exports and refused calls, by how they ended',
    labelNames: ['kind', 'outcome'],
    registers: [this.registry],
  });

  constructor() {
    // A counter that starts at zero shows the first event as a rise.
    for (const kind of SECURITY_KINDS)
      for (const outcome of SECURITY_OUTCOMES) this.securityEvents.inc({ kind, outcome }, 0);
    collectDefaultMetrics({ register: this.registry });
  }

  answered({ seconds, ...labels }: Answered): void {
    this.requests.observe(labels, seconds);
  }

  emailEnded(kind: EmailKind, outcome: EmailOutcome): void {
    this.emails.inc({ kind, outcome });
  }

  securityEvent(kind: SecurityKind, outcome: SecurityOutcome): void {
    this.securityEvents.inc({ kind, outcome });
  }

  scheduledJobEnded(name: string, isDone: boolean): void {
    this.jobs.inc({ name, outcome: isDone ? 'done' : 'failed' });
    if (isDone) this.jobSuccess.set({ name }, Date.now() / 1000);
  }
}
