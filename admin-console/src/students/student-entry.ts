import type { Entry } from '../providers/api-types.js';

export type StudentEntry = Entry<'students'>;

/** A right address that support was told. */
export type EmailCorrectionEntry = StudentEntry['corrections'][number];
