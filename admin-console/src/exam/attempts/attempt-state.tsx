import { ATTEMPT_STATE_WORDS } from './attempt-words.js';
import { stateBadge } from '../../components/values.js';

export const AttemptState = stateBadge(ATTEMPT_STATE_WORDS, { open: 'good', void: 'bad' });
