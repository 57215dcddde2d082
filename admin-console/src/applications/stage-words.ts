import { letterOf } from '@portal/domain/applications/letter-form.js';
import { STAGES, type Stage } from '@portal/domain/applications/stages.js';

/** Where several applications can be moved at once: to no stage that a letter goes with. */
export const STAGES_IN_BULK: readonly Stage[] = STAGES.filter((stage) => !letterOf(stage));
