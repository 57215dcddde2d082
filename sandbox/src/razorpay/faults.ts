import { ProviderError } from './provider-error.js';

export type Faults = {
  /** The API answers normally, with an error page, or never. */
  readonly api: 'well' | 'html' | 'hangs';
  readonly webhookDelayMs: number;
  /** Who pays the fee of the provider: a customer pays it on top of the order. */
  readonly feeBearer: 'company' | 'customer';
  /** What an offer takes off an order, in paise; the order is paid by the rest. */
  readonly offer: number;
};

export const NO_FAULTS: Faults = {
  api: 'well',
  webhookDelayMs: 0,
  feeBearer: 'company',
  offer: 0,
};

const MOST_DELAY_MS = 600_000;
const MOST_OFFER = 49_900;

const isUpTo = (value: unknown, least: number, most: number) =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;

const ALLOWED: { readonly [Name in keyof Faults]: (value: unknown) => boolean } = {
  api: (value) => ['well', 'html', 'hangs'].includes(value as string),
  webhookDelayMs: (value) => isUpTo(value, 0, MOST_DELAY_MS),
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
