import { MESSAGE_STATE_WORDS } from './message-words.js';
import { Badge, type Tone } from '../components/badge.js';
import { Moment } from '../components/moment.js';

export type MessageStanding = 'waiting' | 'answered' | 'closed';

const TONES: Readonly<Record<MessageStanding, Tone>> = {
  waiting: 'bad',
  answered: 'good',
  closed: 'plain',
};

/** Whether somebody waits for an answer. */
export const MessageState = ({ state }: { readonly state: MessageStanding }) => (
  <Badge tone={TONES[state]}>{MESSAGE_STATE_WORDS[state]}</Badge>
);

/** Until when a grievance is to be answered, where a row has one line for each thing. */
export const AnswerBy = ({ at }: { readonly at: string }) => (
  <>
    Answer by <Moment at={at} />
  </>
);
