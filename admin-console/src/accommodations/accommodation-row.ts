import type { Entry, Row } from '../providers/api-types.js';

/** A request for more time, or a grant, as a list tells it. */
export type AccommodationRow = Row<'accommodations'>;

/** The same with what only its own page tells. */
export type AccommodationEntry = Entry<'accommodations'>;
