import type { Downtime } from '@portal/domain/payments/index.js';
import { z } from 'zod';

const DOWNTIME_ID = /^down_\w{1,40}$/;
const EVENT = /^payment\.downtime\.(started|updated|resolved)$/;

/** What an instrument is named by; PSPs come before their handles, networks before card types. */
const INSTRUMENT_NAMES = ['psp', 'vpa_handle', 'bank', 'issuer', 'network', 'wallet'] as const;

/** The provider says so of an instrument that stands for all of a method. */
const ALL = 'ALL';

const downtimeSchema = z.object({
  id: z.string().regex(DOWNTIME_ID),
  method: z.string().max(40),
  begin: z.int().nonnegative().nullish(),
  status: z.string(),
  severity: z.enum(['low', 'medium', 'high']),
  instrument: z.record(z.string(), z.unknown()).nullish(),
  created_at: z.int().nonnegative(),
  updated_at: z.int().nonnegative().nullish(),
});

const aboutDowntime = z.object({
  event: z.string().regex(EVENT),
  payload: z.object({ 'payment.downtime': z.object({ entity: downtimeSchema }) }),
});

function instrumentIn(told: Readonly<Record<string, unknown>>): string | null {
  const named = INSTRUMENT_NAMES.map((name) => told[name]).find(
    (value) => typeof value === 'string' && value !== '' && value.toUpperCase() !== ALL,
  );
  return typeof named === 'string' ? named.slice(0, 40) : null;
}

const inOurWords = (told: z.infer<typeof downtimeSchema>): Downtime => ({
  id: told.id,
  method: told.method,
  instrument: instrumentIn(told.instrument ?? {}),
  severity: told.severity,
  isOver: told.status === 'resolved' || told.status === 'cancelled',
  begin: told.begin ?? told.created_at,
  asOf: told.updated_at ?? told.created_at,
});

/** An item of Razorpay's list of downtimes; none if it can't be read, as a new kind of them. */
export function readDowntime(item: unknown): readonly Downtime[] {
  const parsed = downtimeSchema.safeParse(item);
  return parsed.success ? [inOurWords(parsed.data)] : [];
}

export function downtimeIn(event: unknown): Downtime | null {
  const parsed = aboutDowntime.safeParse(event);
  return parsed.success ? inOurWords(parsed.data.payload['payment.downtime'].entity) : null;
}
