import { letterOf } from '@portal/domain/applications/letter-form.js';
import { STAGE_WORDS } from '@portal/domain/applications/stage-words.js';
import { STAGES, type Stage } from '@portal/domain/applications/stages.js';

/** Where several applications can be moved at once: to no stage that a letter goes with. */
export const STAGES_IN_BULK: readonly Stage[] = STAGES.filter((stage) => !letterOf(stage));

/** What the button of a move says. */
export const moveWords = (from: Stage, to: Stage): string =>
  from === to ? `Change: ${STAGE_WORDS[to]}` : `Move to ${STAGE_WORDS[to]}`;
