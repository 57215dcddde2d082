import type { Entry, Row } from '../providers/api-types.js';

/** A settlement as the API tells it; amounts in paise. */
export type SettlementRow = Row<'settlements'>;

export type SettlementEntry = Entry<'settlements'>;
