import { EMAIL_STATE_WORDS } from '@portal/domain/email/email-words.js';
import type { EmailState as State } from '@portal/domain/email/email.js';
import { Badge, type Tone } from '../components/badge.js';

const TONES: Partial<Record<State, Tone>> = { sent: 'good', failed: 'bad' };

export const EmailState = ({ state }: { readonly state: State }) => (
  <Badge tone={TONES[state] ?? 'plain'}>{EMAIL_STATE_WORDS[state]}</Badge>
);
