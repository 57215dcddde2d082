import type { Entry } from '../../providers/data-provider.js';

export type StudentEntry = Entry<'students'>;
