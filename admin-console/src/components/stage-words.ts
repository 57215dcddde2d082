import { letterOf } from '@portal/domain/applications/letter-form.js';
import { STAGES, type Stage, STAGE_WORDS } from '@portal/domain/applications/stages.js';

/** The stages to which many applications can move at once: those without a letter. */
export const STAGES_IN_BULK: readonly Stage[] = STAGES.filter((stage) => !letterOf(stage));

/** What the button of a move says. */
export const moveWords = (from: Stage, to: Stage): string =>
  from === to ? `Change: ${STAGE_WORDS[to]}` : `Move to ${STAGE_WORDS[to]}`;
