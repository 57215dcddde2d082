import type { Entry } from '../providers/api-types.js';

/** A student with everything that belongs to one, as the API tells it. */
export type StudentEntry = Entry<'students'>;

/** A right address that support was told. */
export type EmailCorrectionEntry = StudentEntry['corrections'][number];
