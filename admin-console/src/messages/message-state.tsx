import { Badge, type Tone } from '../components/badge.js';

export type MessageStanding = 'waiting' | 'answered' | 'closed';

const TONES: Readonly<Record<MessageStanding, Tone>> = {
  waiting: 'bad',
  answered: 'good',
  closed: 'plain',
};

/** Whether somebody waits for an answer. */
export const MessageState = ({ state }: { readonly state: MessageStanding }) => (
  <Badge tone={TONES[state]}>{state}</Badge>
);
