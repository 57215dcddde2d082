import type { Entry, Row } from '../providers/api-types.js';

export type AccommodationRow = Row<'accommodations'>;

export type AccommodationEntry = Entry<'accommodations'>;
