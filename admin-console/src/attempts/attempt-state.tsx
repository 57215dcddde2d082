import { ATTEMPT_STATE_WORDS } from './attempt-words.js';
import { Badge, type Tone } from '../components/badge.js';
import type { Row } from '../providers/api-types.js';

type State = Row<'attempts'>['state'];

const TONES: Partial<Record<State, Tone>> = { open: 'good', void: 'bad' };

export const AttemptState = ({ state }: { readonly state: State }) => (
  <Badge tone={TONES[state] ?? 'plain'}>{ATTEMPT_STATE_WORDS[state]}</Badge>
);
