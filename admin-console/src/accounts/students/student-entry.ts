import type { Entry } from '../../providers/api-types.js';

export type StudentEntry = Entry<'students'>;
