import { ATTEMPT_STATE_WORDS } from './attempt-words.js';
import { stateBadge } from '../../components/badge.js';

export const AttemptState = stateBadge(ATTEMPT_STATE_WORDS, { open: 'good', void: 'bad' });
