import type { Entry, Row } from '../../providers/data-provider.js';

/** What the provider sent to the bank, or a difference between its books and ours; amounts in paise. */
export type SettlementRow = Row<'settlements'>;

export type SettlementEntry = Entry<'settlements'>;

export const isDifference = ({ kind }: Pick<SettlementRow, 'kind'>): boolean =>
  kind !== 'settlement';
