import { ProviderError } from './provider-error.js';

/** The faults that the provider has just now. */
export type Faults = {
  /** The API answers normally, with an error page, or never. */
  readonly api: 'well' | 'html' | 'hangs';
  /** How often each event is delivered. */
  readonly webhookCopies: number;
  /** Whether the events of one step arrive in reverse order. */
  readonly webhooksReversed: boolean;
  readonly webhookDelayMs: number;
  /** The provider captures money by itself, leaves it to us, or refuses captures. */
  readonly capture: 'automatic' | 'manual' | 'refused';
  /** What becomes of a refund; one that is pending waits for `finishRefund`. */
  readonly refunds: 'processed' | 'pending' | 'failed';
  /** Who pays the fee of the provider: a customer pays it on top of the order. */
  readonly feeBearer: 'company' | 'customer';
  /** What an offer takes off an order, in paise; the order is paid by the rest. */
  readonly offer: number;
};

/** A provider without faults. */
export const NO_FAULTS: Faults = {
  api: 'well',
  webhookCopies: 1,
  webhooksReversed: false,
  webhookDelayMs: 0,
  capture: 'automatic',
  refunds: 'processed',
  feeBearer: 'company',
  offer: 0,
};

const MOST_COPIES = 100;
const MOST_DELAY_MS = 600_000;
const MOST_OFFER = 49_900;

const isUpTo = (value: unknown, least: number, most: number) =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;

const ALLOWED: { readonly [Name in keyof Faults]: (value: unknown) => boolean } = {
  api: (value) => ['well', 'html', 'hangs'].includes(value as string),
  webhookCopies: (value) => isUpTo(value, 1, MOST_COPIES),
  webhooksReversed: (value) => typeof value === 'boolean',
  webhookDelayMs: (value) => isUpTo(value, 0, MOST_DELAY_MS),
  capture: (value) => ['automatic', 'manual', 'refused'].includes(value as string),
  refunds: (value) => ['processed', 'pending', 'failed'].includes(value as string),
  feeBearer: (value) => ['company', 'customer'].includes(value as string),
  offer: (value) => isUpTo(value, 0, MOST_OFFER),
};

/** The faults that were asked for; all others are off. */
export function readFaults(fields: Readonly<Record<string, unknown>>): Faults {
  for (const [name, value] of Object.entries(fields)) {
    if (!(name in ALLOWED)) throw new ProviderError('There is no such fault.', name);
    if (!ALLOWED[name as keyof Faults](value)) throw new ProviderError('It can not be so.', name);
  }
  return { ...NO_FAULTS, ...fields };
}
