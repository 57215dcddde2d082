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
